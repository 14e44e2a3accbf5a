import type { OnProgress, Progress } from "./load.ts";

const names: Record<Progress["step"], string> = {
  users: "sellers",
  listings: "listings",
  covers: "cover pictures",
  pictures: "pictures",
};
const width = 28;
const lineEveryMs = 5000;

const grouped = (value: number): string => value.toLocaleString("en-US");

/** A bar on a terminal; elsewhere a line when a step ends and every few seconds, so that a log stays readable. */
export function progressBar(out: NodeJS.WriteStream = process.stdout): OnProgress {
  let last = 0;
  return ({ step, done, total }) => {
    const ended = done >= total;
    const text = `${names[step].padEnd(14)} ${grouped(done)} of ${grouped(total)}`;
    if (out.isTTY) {
      const full = Math.round((width * done) / Math.max(1, total));
      out.write(`\r\u001b[2K${"█".repeat(full)}${"░".repeat(width - full)} ${text}${ended ? "\n" : ""}`);
    } else if (ended || performance.now() - last > lineEveryMs) {
      last = performance.now();
      out.write(`${text}\n`);
    }
  };
}
