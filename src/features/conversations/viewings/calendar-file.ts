interface CalendarEvent {
  /** The same for every copy: a calendar then replaces what it has. */
  uid: string;
  title: string;
  description: string;
  url: string;
  startsAt: Date;
  /** When it was written. */
  at: Date;
  remindMinutes: number;
}

const minutesLong = 60;

/** Beirut's clock: summer time from the last Sunday of March to the last one of October, each at midnight. */
const zone = [
  "BEGIN:VTIMEZONE",
  "TZID:Asia/Beirut",
  "BEGIN:STANDARD",
  "DTSTART:19991031T000000",
  "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
  "TZOFFSETFROM:+0300",
  "TZOFFSETTO:+0200",
  "TZNAME:EET",
  "END:STANDARD",
  "BEGIN:DAYLIGHT",
  "DTSTART:19930328T000000",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
  "TZOFFSETFROM:+0200",
  "TZOFFSETTO:+0300",
  "TZNAME:EEST",
  "END:DAYLIGHT",
  "END:VTIMEZONE",
];

/** One event as a calendar file (RFC 5545), by the clock of Beirut. */
export function calendarFile({
  uid,
  title,
  description,
  url,
  startsAt,
  at,
  remindMinutes,
}: CalendarEvent): string {
  const endsAt = new Date(startsAt.getTime() + minutesLong * 60_000);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Mishwar//Viewings//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...zone,
    "BEGIN:VEVENT",
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(at)}`,
    `DTSTART;TZID=Asia/Beirut:${local(startsAt)}`,
    `DTEND;TZID=Asia/Beirut:${local(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    "STATUS:CONFIRMED",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-PT${remindMinutes}M`,
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

const utc = (moment: Date) => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

const parts = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Asia/Beirut",
  dateStyle: "short",
  timeStyle: "medium",
});
/** 2026-11-27 15:00:00 as 20261127T150000. */
const local = (moment: Date) => parts.format(moment).replace(/[-:]/g, "").replace(" ", "T");

const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r?\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");

const longestLine = 75;

/** No line is longer than 75 bytes, and no letter is cut in two. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = "";
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > longestLine) {
      lines.push(current);
      current = " ";
      bytes = 1;
    }
    current += letter;
    bytes += size;
  }
  return [...lines, current].join("\r\n");
}
