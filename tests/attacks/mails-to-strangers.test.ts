import pino from "pino";
import { expect, it } from "vitest";
import { makeUser } from "#features/listings/listing.factory.ts";
import { tell } from "#features/notifications/tell.ts";
import { loadServerMessages } from "#i18n/server-messages.ts";
import { outboxMailer } from "#platform/mail/outbox.ts";
import { testApp } from "../support/app.ts";
import { testJobs } from "../support/jobs.ts";

const test = await testApp();
const { db, time } = test;
const jobs = await testJobs(test);
const { config, storage } = test;
const clock = () => time.now;
const deps = {
  ...{ config, db, storage, clock, log: pino({ level: "silent" }) },
  mailer: outboxMailer({ dataDir: config.dataDir, clock }),
  words: await loadServerMessages(),
};
const evil = "You won 5000 USD - call www.evil-prize.example";

const tellOf = (userId: string, kind: Parameters<typeof tell>[1]["kind"]) =>
  tell(deps, {
    userId,
    kind,
    of: `${kind} ${userId} ${time.now.toISOString()}`,
    notice: () => ({ type: "system", title: evil, body: evil, link: "/notifications" }),
    letter: () => ({
      heading: kind,
      preheader: "",
      greeting: "",
      paragraphs: [evil],
      button: { label: "x", url: "https://market.example" },
      notes: [],
    }),
  });

it("an address that nobody confirmed is written to about the account alone", async () => {
  const stranger = await makeUser(db, { is_email_verified: false });
  const known = await makeUser(db);
  const kinds = [
    "searches",
    "messages",
    "favorites",
    "reports",
    "reminders",
    "news",
    "decisions",
    "payments",
  ] as const;
  for (const kind of kinds) {
    await tellOf(stranger, kind);
    await tellOf(known, kind);
  }
  expect((await jobs.mails()).map(({ subject }) => subject).toSorted()).toEqual([...kinds].toSorted());
  await tellOf(stranger, "account");
  expect((await jobs.mails()).filter(({ subject }) => subject === "account")).toHaveLength(1);
  // The notice in the market itself is there: only mail goes to others.
  const notices = await db.selectFrom("notifications").select("id").where("user_id", "=", stranger).execute();
  expect(notices).toHaveLength(kinds.length + 1);
});
