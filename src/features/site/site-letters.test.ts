import pino from "pino";
import { expect, it } from "vitest";
import { loadServerMessages } from "#i18n/server-messages.ts";
import { MailRefused } from "#platform/mail/mailer.ts";
import { testApp } from "../../../tests/support/app.ts";
import { deliverLetter } from "./site-letters.ts";

const { db, config } = await testApp();
const words = await loadServerMessages();

/** Delivers a letter by a mailer that answers so; returns what came of it, what was logged, and how often it was sent. */
async function deliver(answer: () => Promise<void>, always = true) {
  const lines: string[] = [];
  let attempts = 0;
  const outcome = await deliverLetter(
    {
      db,
      config,
      words,
      mailer: {
        send: () => {
          attempts++;
          return answer();
        },
        close: () => {},
      },
      log: pino({}, { write: (line: string) => void lines.push(line) }),
    },
    {
      to: "karim@example.com",
      language: "en",
      always,
      write: () => ({
        heading: "Heading",
        preheader: "",
        greeting: "Hello",
        paragraphs: [],
        button: { label: "Open", url: config.publicUrl },
        notes: [],
      }),
      about: { order: "the-order" },
    },
  ).catch((error: Error) => error.message);
  return { outcome, lines, attempts };
}

it("hands a letter over and logs nothing", async () => {
  expect(await deliver(() => Promise.resolve())).toEqual({ outcome: true, lines: [], attempts: 1 });
});

it("gives up a letter that is refused: one line with the ids it about, without the address", async () => {
  const { outcome, lines, attempts } = await deliver(() => Promise.reject(new MailRefused("550 to RCPT TO")));
  expect([outcome, lines.length, attempts]).toEqual([false, 1, 1]);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    level: 40,
    order: "the-order",
    reason: "550 to RCPT TO",
    msg: "a mail was given up",
  });
  expect(lines.join()).not.toContain("karim");
});

it("fails where the mail server is away, so that the queue retries", async () => {
  const { outcome, lines } = await deliver(() => Promise.reject(new Error("away")));
  expect([outcome, lines]).toEqual(["away", []]);
});

it("sends nothing that may wait while mails are switched off, and still what must arrive", async () => {
  await db
    .updateTable("app_settings")
    .set({ value: JSON.stringify(false) })
    .where("key", "=", "email_notifications")
    .execute();
  expect(await deliver(() => Promise.resolve(), false)).toEqual({ outcome: true, lines: [], attempts: 0 });
  expect((await deliver(() => Promise.resolve())).attempts).toBe(1);
});
