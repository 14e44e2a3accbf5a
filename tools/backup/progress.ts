/** Tells how far a backup or a restore is: steps for a log, and between them a line that is written over in a terminal. */
export interface Progress {
  /** A step that is done. */
  step(text: string): void;
  /** Where the one under way is; shown at most some times a second. */
  at(text: () => string): void;
}

export const silent: Progress = { step: () => {}, at: () => {} };

const shownEveryMs = 200;

export function progressOn(out: NodeJS.WriteStream): Progress {
  let shown = 0;
  const clear = out.isTTY ? "\r\x1b[K" : "";
  return {
    step: (text) => void out.write(`${clear}${text}\n`),
    at: (text) => {
      const now = performance.now();
      if (!out.isTTY || now - shown < shownEveryMs) return;
      shown = now;
      out.write(`${clear}${text()}`);
    },
  };
}

const units = ["bytes", "KB", "MB", "GB", "TB"];

/** `1.2 GB`, in steps of 1,000. */
export function sizeOf(bytes: number): string {
  let [value, unit] = [bytes, 0];
  while (value >= 1000 && unit < units.length - 1) [value, unit] = [value / 1000, unit + 1];
  return `${value.toFixed(unit > 0 && value < 100 ? 1 : 0)} ${units[unit]}`;
}

export const count = (value: number): string => value.toLocaleString("en-US");

/** `12 s`, since a moment of `performance.now()`. */
export const since = (started: number): string => `${((performance.now() - started) / 1000).toFixed(1)} s`;
