import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** A part of the fault table of docs/payments.md: each of its rows is one of these tests, by name, on the protocols themselves. */
export function testFaults(part: string, faults: Record<string, () => Promise<void>>): void {
  const [, text = ""] = readFileSync("docs/payments.md", "utf8").split(`### ${part}\n`);
  const [table = ""] = text.split(/^#/m);
  const rows = [...table.matchAll(/^\| \*\*(.+?)\*\* \|/gm)].map(([, name]) => name);

  it("tests every row of the fault table", () => {
    expect(rows.toSorted()).toEqual(Object.keys(faults).toSorted());
  });

  it.each(Object.entries(faults))("%s", async (_, happens) => {
    await happens();
  });
}
