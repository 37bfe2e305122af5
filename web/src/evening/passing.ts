/** Who gets a spymaster's chair at the next deal: the rule of `table/passing.py` (NEXT-5), for saying it beforehand. */
import type { TableSeen } from "../protocol";
import { at, modeOf, peopleOf, type Seated } from "../table/context";

export function nextSpymasters(view: TableSeen, here: readonly string[]): Seated[] {
  const isHere = ({ id, bot }: Seated): boolean => bot == null && here.includes(id);
  const chairs = (view.seats ?? []).filter((seat) => seat.endsWith("spymaster"));
  if (modeOf(view) === "trio") {
    const sitting = (view.seats ?? []).flatMap((seat) => at(view, seat)).filter(isHere);
    if (sitting.length < 2) return [];
    return chairs.flatMap((chair) => {
      const place = sitting.findIndex(({ seat }) => seat === chair);
      return place < 0 ? [] : sitting.slice((place + sitting.length - 1) % sitting.length).slice(0, 1);
    });
  }
  return chairs.flatMap((chair) => {
    const holder = at(view, chair)[0];
    if (!holder || holder.bot != null) return [];
    const team = peopleOf(view).filter((person) => person.seat === chair.replace("spymaster", "operative") && isHere(person));
    const heir = team.reduce<Seated | undefined>((best, one) => (best && (best.chaired ?? 0) <= (one.chaired ?? 0) ? best : one), undefined);
    return heir ? [heir] : [];
  });
}
