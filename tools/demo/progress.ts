import type { OnProgress, Progress } from "./load.ts";

const names: Record<Progress["step"], string> = {
  users: "sellers",
  listings: "listings",
  pictures: "pictures",
};
const width = 28;
const lineEveryMs = 5000;
const clear = "\r\u001b[2K";

const grouped = (value: number): string => value.toLocaleString("en-US");

/**
 * A bar on a terminal; elsewhere a line when a step ends and every few seconds, so that a log stays readable. What others
 * write between two drawings of the bar takes its line.
 */
export function progressBar({ out = process.stdout, everyMs = lineEveryMs } = {}): OnProgress {
  let last = performance.now() - everyMs;
  return ({ step, done, total }) => {
    const ended = done >= total;
    const text = `${names[step].padEnd(14)} ${grouped(done)} of ${grouped(total)}`;
    if (out.isTTY) {
      const full = Math.round((width * done) / Math.max(1, total));
      out.write(`${clear}${"█".repeat(full)}${"░".repeat(width - full)} ${text}${ended ? "\n" : "\r"}`);
    } else if (ended || performance.now() - last > everyMs) {
      last = performance.now();
      out.write(`${text}\n`);
    }
  };
}

/** Takes a bar that has not ended off the terminal. */
export function clearBar(out: NodeJS.WriteStream = process.stdout): void {
  if (out.isTTY) out.write(clear);
}
