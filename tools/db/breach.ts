/** A rule that a statement breaks: its name, as `-- allow: <rule> because …` says it, and what to do instead. */
export interface Breach {
  rule: string;
  instead: string;
}

export const tableLocked = {
  rule: "lock-table",
  instead:
    "it keeps readers or writers away for as long as it lasts: leave it to a job, or to an operator at night",
};

export const gone = (rule: "rename" | "drop") => ({
  rule,
  instead:
    "the build before still asks for it while both run: " +
    (rule === "rename"
      ? "add the new one, write both, move the readers, drop the old one a release later"
      : "drop it a release after the last build that names it, and say which that was"),
});
