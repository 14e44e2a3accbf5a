/** A Markdown table whose columns line up in a terminal too; the first column reads from its start, figures from their end. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, at) =>
    Math.max(title.length, 3, ...rows.map((row) => (row[at] ?? "").length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, at) => (at === 0 ? (cells[at] ?? "").padEnd(width) : (cells[at] ?? "").padStart(width))).join(" | ")} |`;
  const rule = `| ${widths.map((width, at) => (at === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`)).join(" | ")} |`;
  return [line(head), rule, ...rows.map(line)].join("\n");
}

/** A target and whether the run met it. */
export interface Target {
  text: string;
  figure: string;
  met: boolean;
}

export function targetTable(targets: readonly Target[]): string {
  return table(
    ["target", "this run", "met"],
    targets.map(({ text, figure, met }) => [text, figure, met ? "yes" : "**no**"]),
  );
}
