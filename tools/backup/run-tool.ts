import { OperatorError } from "#platform/operator-error.ts";

/**
 * Runs a tool to its end: 0 when it did what it was asked, 1 with one sentence when it could not, 130 and 143 when it was
 * stopped, after it has taken away what it had begun.
 */
export async function runTool(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const stopping = new AbortController();
  for (const [name, code] of [
    ["SIGINT", 130],
    ["SIGTERM", 143],
  ] as const) {
    process.on(name, () => {
      process.exitCode = code;
      stopping.abort(new OperatorError("Stopped; nothing was left behind."));
    });
  }
  try {
    await work(stopping.signal);
  } catch (error) {
    process.exitCode ||= 1;
    const text = error instanceof OperatorError ? error.message : (error as Error).stack;
    process.stderr.write(`${text}\n`);
  }
}
