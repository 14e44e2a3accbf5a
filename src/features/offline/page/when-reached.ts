const firstPause = 1_000;
const longestPause = 30_000;

/**
 * Waits until the market answers again: true then, false when `left` before. A browser that calls itself online may reach
 * nothing (a captive portal, a mast without a way out), so it is asked, at longer and longer pauses and whenever the
 * browser's own state changes.
 */
export async function whenReached(left: AbortSignal): Promise<boolean> {
  for (let pause = firstPause; !left.aborted; pause = Math.min(pause * 2, longestPause)) {
    if (navigator.onLine && (await answers(left))) return true;
    await changeOrPause(pause, left);
  }
  return false;
}

const answers = (signal: AbortSignal) =>
  fetch("/healthz", { cache: "no-store", signal }).then(
    ({ ok }) => ok,
    () => false,
  );

function changeOrPause(pause: number, left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      left.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, pause);
    addEventListener("online", done);
    left.addEventListener("abort", done);
  });
}
