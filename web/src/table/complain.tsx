/** What one can do about a table besides playing: report it, have one's name removed and, as the host, delete it. */
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { useText } from "../i18n/use";
import type { ReportTable } from "../protocol";
import { deleteTable, forgetName, reportTable } from "../state/api";
import { forget } from "../state/recent";
import { tokenFor } from "../state/token";
import { Confirm, Dialog } from "../ui/dialog";
import { HouseLinks } from "../ui/houselinks";
import { go } from "../ui/route";
import { useTable } from "./context";

const REASONS = ["names", "talk", "pictures", "other"] as const;

export function Complain(): VNode {
  const { state, line } = useTable();
  const t = useText();
  const [asking, setAsking] = useState<"report" | "forget" | "delete">();
  const [said, setSaid] = useState("");
  const close = (): void => setAsking(undefined);
  const then = (done: Promise<void>, after: () => void): void => {
    close();
    void done.then(after, () => setSaid(t("report-failed")));
  };
  const away = (): void => {
    forget(line.table);
    go("/");
  };
  const report = (why: ReportTable["why"]) => () =>
    then(reportTable(line.table, tokenFor(line.table), { why }), () => setSaid(t("report-done")));
  return (
    <section class="complain">
      <div class="menurow">
        <button type="button" class="btn quiet" onClick={() => setAsking("report")}>{t("report")}</button>
        {state.you.person !== undefined && <button type="button" class="btn quiet" onClick={() => setAsking("forget")}>{t("forget-me")}</button>}
        {state.you.host && <button type="button" class="btn danger" onClick={() => setAsking("delete")}>{t("delete-table")}</button>}
      </div>
      <p class="small" role="status">{said}</p>
      <p class="small soft"><HouseLinks /></p>
      {asking === "report" && (
        <Dialog label={t("report")} class="personmenu" headed onClose={close}>
          <p>{t("report-line")}</p>
          <div class="acts">
            {REASONS.map((why) => <button type="button" key={why} class="btn" onClick={report(why)}>{t("report-why", { why })}</button>)}
          </div>
        </Dialog>
      )}
      {asking === "forget" && (
        <Confirm
          question={t("forget-me-question")} line={t("forget-me-line")} yes={t("forget-me")} no={t("back")} onNo={close}
          onYes={() => then(forgetName(line.table, tokenFor(line.table)), away)}
        />
      )}
      {asking === "delete" && (
        <Confirm
          question={t("delete-table-question")} line={t("delete-table-line")} yes={t("delete-table")} no={t("back")} onNo={close}
          onYes={() => then(deleteTable(line.table, tokenFor(line.table)), away)}
        />
      )}
    </section>
  );
}
