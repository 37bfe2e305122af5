// @vitest-environment node
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { qr } from "../src/ui/qr";

const python = join(__dirname, "../../.venv/bin/python");
// segno 1.6 pads a stream that ends on a byte with one more byte than the standard has; readers do not mind, a comparison does.
const PRINT = "import segno, sys; segno.encoder.write_padding_bits = lambda buff, version, length: buff.extend([0] * (-length % 8)); q = segno.make(sys.argv[1], error='l', boost_error=False, micro=False, mask=3, mode='byte');"
  + "print('\\n'.join(''.join(map(str, row)) for row in q.matrix))";

const LINKS = ["a", "http://127.0.0.1:8000/t/abc", `http://127.0.0.1:8000/t/${"a".repeat(22)}#move=${"B_-9".repeat(6).slice(0, 22)}`, "ż".repeat(60), "x".repeat(134)];

it.skipIf(!existsSync(python)).each(LINKS)("draws %s as another encoder does", (link) => {
  const drawn = qr(link)?.map((row) => row.map(Number).join("")).join("\n");
  expect(drawn).toBe(execFileSync(python, ["-c", PRINT, link], { encoding: "utf8" }).trim());
});

it("says when a text is too long", () => {
  expect(qr("x".repeat(135))).toBeUndefined();
});
