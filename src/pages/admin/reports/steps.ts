import { dayAfter, daysOf, type Span } from "../overview/days.ts";
import type { ReportStep } from "./report-kinds.ts";

/** The day that a step begins on, of which this is a day. Weeks begin on Monday. */
export function startOf(day: string, step: ReportStep): string {
  if (step === "day") return day;
  if (step === "month") return `${day.slice(0, 7)}-01`;
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return dayAfter(day, -weekday);
}

/** The steps of a span, each by its first day; the first one may begin before the span. */
export const startsOf = (span: Span, step: ReportStep): string[] => [
  ...new Set(daysOf(span).map((day) => startOf(day, step))),
];
