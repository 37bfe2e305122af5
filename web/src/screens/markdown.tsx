/** As much Markdown as the rules page needs: headings, lists, tables, paragraphs; bold, italics, code, links. Comments are left out. */
import type { ComponentChildren, VNode } from "preact";

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g;

export function inline(text: string): ComponentChildren[] {
  const found: ComponentChildren[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, bold, italic, code, label, href] = match;
    found.push(text.slice(from, match.index));
    if (bold !== undefined) found.push(<b>{inline(bold)}</b>);
    else if (italic !== undefined) found.push(<i>{inline(italic)}</i>);
    else if (code !== undefined) found.push(<code>{code}</code>);
    else if (label !== undefined) found.push(safe(href ?? "") ? <a href={href}>{inline(label)}</a> : label);
    from = match.index + whole.length;
  }
  found.push(text.slice(from));
  return found;
}

const safe = (href: string): boolean => /^(https?:|\/|#)/.test(href);

/** Headings get the anchor that a link in the same text would have. */
export const slug = (text: string): string =>
  text.toLowerCase().replace(/[*`]/g, "").replace(/[^\p{L}\p{N}\s-]/gu, "").trim().replace(/\s/g, "-");

/** "END e NEXT — la fine" is where END and NEXT are found, whatever the word for "and". */
export const familiesOf = (heading: string): string[] => {
  const [before, after] = heading.split(" — ");
  return after === undefined ? [] : (before?.match(/\b[A-Z]{3,}\b/g) ?? []).map((family) => family.toLowerCase());
};

const RULE = /^\*\*([A-Z]+-\d+)\*\*/;

export function Markdown({ source }: { source: string }): VNode {
  return <>{blocks(source)}</>;
}

/** Comments hold marks for the tests: no reader sees them. */
const COMMENT = /\s*<!--.*?-->/gs;

export function blocks(source: string): VNode[] {
  const lines = source.replaceAll("\r", "").replace(COMMENT, "").split("\n");
  const made: VNode[] = [];
  let i = 0;
  while (i < lines.length) {
    const line = lines[i] ?? "";
    const heading = /^(#{1,4}) (.*)$/.exec(line);
    if (!line.trim()) {
      i += 1;
    } else if (heading) {
      const [, marks = "#", text = ""] = heading;
      const Tag = `h${marks.length}` as "h1" | "h2" | "h3" | "h4";
      made.push(<Tag id={slug(text)}>{familiesOf(text).map((family) => <span id={family} />)}{inline(text)}</Tag>);
      i += 1;
    } else if (line.startsWith("|")) {
      const rows: string[] = [];
      for (; (lines[i] ?? "").startsWith("|"); i += 1) rows.push(lines[i] ?? "");
      made.push(table(rows));
    } else if (/^\s*[-*] /.test(line) || /^\s*\d+\. /.test(line)) {
      const items: string[] = [];
      const numbered = /^\s*\d+\. /.test(line);
      for (; i < lines.length && (lines[i] ?? "").trim(); i += 1) {
        const item = /^\s*(?:[-*]|\d+\.) (.*)$/.exec(lines[i] ?? "");
        if (item) items.push(item[1] ?? "");
        else items[items.length - 1] += ` ${(lines[i] ?? "").trim()}`;
      }
      const children = items.map((item) => <li id={RULE.exec(item)?.[1]?.toLowerCase()}>{inline(item)}</li>);
      made.push(numbered ? <ol>{children}</ol> : <ul>{children}</ul>);
    } else {
      const text: string[] = [];
      for (; i < lines.length && (lines[i] ?? "").trim() && !/^(#|\||[-*] )/.test(lines[i] ?? ""); i += 1) text.push((lines[i] ?? "").trim());
      made.push(<p>{inline(text.join(" "))}</p>);
    }
  }
  return made;
}

function table(rows: readonly string[]): VNode {
  const cells = (row: string): string[] => row.replace(/^\||\|\s*$/g, "").split("|").map((cell) => cell.trim());
  const [head = "", , ...body] = rows;
  return (
    <div class="tablewrap" tabIndex={0}>
      <table>
        <thead><tr>{cells(head).map((cell) => <th scope="col">{inline(cell)}</th>)}</tr></thead>
        <tbody>{body.map((row) => <tr>{cells(row).map((cell) => <td>{inline(cell)}</td>)}</tr>)}</tbody>
      </table>
    </div>
  );
}
