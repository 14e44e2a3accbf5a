/** From one time of the day to a later one, `HH:MM`; the end of the day is 24:00. */
export type Span = readonly [opens: string, closes: string];
/** From Monday to Sunday, the spans of each day in order; a day without one is closed. */
export type Week = readonly (readonly Span[])[];

/** Whether a showroom is open: until when today, or when it opens next. */
export interface Opening {
  isOpen: boolean;
  /** `HH:MM` in Beirut: of the change that comes next; null where none comes. */
  at: string | null;
  /** The day of that change, 0 Monday to 6 Sunday, where it is not today. */
  weekday: number | null;
}

const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Asia/Beirut",
  weekday: "short",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});
const days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** The day of the week and the time in Beirut, summer time included. */
function inBeirut(moment: Date): { weekday: number; time: string } {
  const parts = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
  return { weekday: days.indexOf(parts.weekday ?? ""), time: `${parts.hour}:${parts.minute}` };
}

/** How a showroom with these hours stands at a moment. */
export function openingAt(week: Week, moment: Date): Opening {
  const { weekday, time } = inBeirut(moment);
  const today = week[weekday] ?? [];
  const now = today.find(([opens, closes]) => opens <= time && time < closes);
  if (now) return { isOpen: true, ...endOf(week, weekday, now) };
  const later = today.find(([opens]) => opens > time);
  if (later) return { isOpen: false, at: later[0], weekday: null };
  for (let ahead = 1; ahead <= 7; ahead++) {
    const day = (weekday + ahead) % 7;
    const first = week[day]?.[0];
    if (first) return { isOpen: false, at: first[0], weekday: day };
  }
  return { isOpen: false, at: null, weekday: null };
}

/** Open to midnight and from midnight on is open through it. */
function endOf(week: Week, from: number, span: Span): Pick<Opening, "at" | "weekday"> {
  let [, closes] = span;
  let day = from;
  for (let ahead = 1; closes === "24:00"; ahead++) {
    const next = week[(from + ahead) % 7]?.find(([opens]) => opens === "00:00");
    if (!next) break;
    if (ahead === 7) return { at: null, weekday: null };
    [, closes] = next;
    day = (from + ahead) % 7;
  }
  return { at: closes, weekday: day === from ? null : day };
}
