import { dayInBeirut } from "#i18n/format.ts";

/** A day so many days later, or before. */
export function dayAfter(day: string, days: number): string {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** Whole days, from the first one to the day after the last one. */
export interface Span {
  from: string;
  until: string;
}

export const isEmpty = ({ from, until }: Span): boolean => from >= until;

export const daysOf = ({ from, until }: Span): string[] => {
  const days: string[] = [];
  for (let day = from; day < until; day = dayAfter(day, 1)) days.push(day);
  return days;
};

/** `count` days that end today, and as many right before. */
export function spansOf(now: Date, count: number): { now: Span; before: Span } {
  const until = dayAfter(dayInBeirut(now), 1);
  const from = dayAfter(until, -count);
  return { now: { from, until }, before: { from: dayAfter(from, -count), until: from } };
}
