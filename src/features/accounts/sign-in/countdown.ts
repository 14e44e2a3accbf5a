/** Seconds from now until then, never less than none. */
export const secondsUntil = (until: number, now: number) => Math.max(0, Math.ceil((until - now) / 1000));

/** "14:05", or "1:00:00" for an hour and more, in the digits that `plain` writes. */
export function clockFace(seconds: number, plain: (value: number) => string): string {
  const two = (value: number) => (value < 10 ? plain(0) : "") + plain(value);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${plain(hours)}:${two(minutes)}:${two(rest)}` : `${two(minutes)}:${two(rest)}`;
}
