import { expect, it } from "vitest";
import { calendarFile } from "./calendar-file.ts";

const file = (given: object = {}) =>
  calendarFile({
    uid: "one@mishwar.example",
    title: "معاينة: كيا سبورتاج 2018، لون أبيض ومواصفات كاملة بحالة ممتازة جداً",
    description: "Look; first, pay\\later\nwith the papers\u0007",
    url: "https://mishwar.example/messages?c=1",
    startsAt: new Date("2026-11-27T13:00:00Z"),
    at: new Date("2026-11-25T10:00:00Z"),
    remindMinutes: 120,
    ...given,
  });

it("is by the clock of Beirut, in winter and in summer", () => {
  expect(file()).toContain(
    "\r\nDTSTART;TZID=Asia/Beirut:20261127T150000\r\nDTEND;TZID=Asia/Beirut:20261127T160000\r\n",
  );
  expect(file({ startsAt: new Date("2026-07-01T21:30:00Z") })).toContain(
    "DTSTART;TZID=Asia/Beirut:20260702T003000\r\n",
  );
  expect(file()).toContain("DTSTAMP:20261125T100000Z\r\n");
});

it("holds no line of more than 75 bytes, ends each with CR and LF, and cuts no letter", () => {
  const lines = file().split("\r\n");
  expect(lines.pop()).toBe("");
  for (const line of lines) {
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n]/);
    expect(line).not.toContain("\ufffd");
  }
  expect(file().replaceAll("\r\n ", "")).toContain(
    "معاينة: كيا سبورتاج 2018، لون أبيض ومواصفات كاملة بحالة ممتازة جداً",
  );
});

it("escapes what has a meaning in it: no text adds a line of its own", () => {
  expect(file()).toContain("DESCRIPTION:Look\\; first\\, pay\\\\later\\nwith the papers\r\n");
  const hostile = file({ title: "x\r\nATTENDEE:mailto:a@example.com\r\nEND:VEVENT" });
  expect(hostile.split("\r\n").filter((line) => /^(ATTENDEE|END:VEVENT)/.test(line))).toEqual(["END:VEVENT"]);
});
