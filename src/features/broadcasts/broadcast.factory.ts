import { beforeEach, expect } from "vitest";
import { makeAdministrator, signInAdministrator } from "#features/administrators/admin.factory.ts";
import { makeUser } from "#features/listings/listing.factory.ts";
import type { Mail } from "#platform/mail/mailer.ts";
import { secondProcess, testApp } from "../../../tests/support/app.ts";
import { testJobs } from "../../../tests/support/jobs.ts";

/** A market whose administrator writes to many, and what its people then receive: for tests of messages. */
export async function marketOfBroadcasts() {
  const test = await testApp();
  const { app, db, time } = test;
  const other = await secondProcess(test);
  const mails: Mail[] = [];
  /** What happens while a mail is sent: a test sets it for itself. */
  const post: { onMail: (mail: Mail) => Promise<void> } = { onMail: async () => {} };
  const jobs = await testJobs(test, {
    mailer: {
      send: async (mail) => {
        await post.onMail(mail);
        mails.push(mail);
      },
      close: () => {},
    },
  });
  const { id: adminId } = await makeAdministrator(db, "user_admin");
  const { email: adminMail } = await db
    .selectFrom("admin_users")
    .select("email")
    .where("id", "=", adminId)
    .executeTakeFirstOrThrow();
  const headers = { "accept-language": "en", ...(await signInAdministrator(db, adminId, time.now)) };

  const call = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, payload?: object, on = app) =>
    on.inject({ method, url: `/api/admin/messages${path}`, headers, ...(payload && { payload }) });

  const notice = {
    kind: "notification",
    audience: "all",
    addresses: null as string[] | null,
    ar: { title: "عنوان", body: "نص" },
    en: null as { title: string; body: string } | null,
    link: "/cars",
  };
  const letter = {
    ...notice,
    kind: "email",
    audience: "verified",
    ar: null,
    en: { title: "News", body: "First line\nSecond line" },
  };
  const draft = async (given: object) => {
    const answer = await call("POST", "", given);
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json().id as string;
  };
  const countOf = async ({
    kind,
    audience,
    addresses,
  }: {
    kind: string;
    audience: string;
    addresses: unknown;
  }) => (await call("POST", "/audience", { kind, audience, addresses })).json();
  /** Tests a mail, and sends it. */
  async function send(id: string, given: Parameters<typeof countOf>[0], sendAt: string | null = null) {
    if (given.kind === "email") await call("POST", `/${id}/test`);
    const { count } = await countOf(given);
    const answer = await call("POST", `/${id}/send`, { count, sendAt });
    expect(answer.statusCode, answer.body).toBe(200);
    return count as number;
  }
  const stateOf = async (id: string) => (await call("GET", `/${id}`)).json();
  const outcomesOf = async (id: string) =>
    (await call("GET", `/${id}/recipients`)).json().data as {
      address: string;
      outcome: string;
      reason: string | null;
    }[];
  const noticesOf = (id: string) =>
    db.selectFrom("notifications").selectAll().where("bulk_message_id", "=", id).execute();
  const person = (given: object = {}) =>
    makeUser(db, { current_plan: "free", is_email_verified: true, ...given });
  const mailsTo = (address: string) => mails.filter(({ to }) => to === address);
  const refusal = async (answer: ReturnType<typeof call>) => {
    const { statusCode, ...rest } = await answer;
    return [statusCode, rest.json().code];
  };

  beforeEach(async () => {
    await db.updateTable("users").set({ user_status: "banned" }).execute();
    mails.length = 0;
    post.onMail = async () => {};
  });
  return {
    post,
    test,
    other,
    mails,
    jobs,
    headers,
    call,
    notice,
    letter,
    draft,
    countOf,
    send,
    stateOf,
    outcomesOf,
    noticesOf,
    person,
    mailsTo,
    refusal,
    app,
    db,
    time,
    adminMail,
  };
}
