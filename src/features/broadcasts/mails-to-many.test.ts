import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { makeAdministrator, signInAdministrator } from "#features/administrators/admin.factory.ts";
import type { AdminRole } from "#features/administrators/roles.ts";
import { paperForm, pdf } from "#features/payments/pdf.factory.ts";
import { MailRefused } from "#platform/mail/mailer.ts";
import { marketOfBroadcasts } from "./broadcast.factory.ts";

const {
  post,
  test,
  mails,
  jobs,
  headers,
  call,
  letter,
  draft,
  countOf,
  send,
  stateOf,
  outcomesOf,
  person,
  mailsTo,
  app,
  db,
  time,
  adminMail,
} = await marketOfBroadcasts();

it("names the mail of an account to roles that look after users alone; what was typed is shown", async () => {
  const email = "private@example.com";
  await person({ email, first_name: "Rana", last_name: "Haddad" });
  const given = { ...letter, audience: "list", addresses: [email, "typed@example.com"] };
  const id = await draft(given);
  await send(id, given);
  await jobs.run();
  const ask = async (role: AdminRole) => {
    const { id: adminId } = await makeAdministrator(db, role);
    const as = await signInAdministrator(db, adminId, time.now);
    const answer = await app.inject({ url: `/api/admin/messages/${id}/recipients`, headers: as });
    return answer
      .json()
      .data.map(({ name, address }: { name: string | null; address: string | null }) => [name, address])
      .toSorted();
  };
  const typed = [null, "typed@example.com"];
  expect(await ask("content_admin")).toEqual(expect.arrayContaining([["Rana Haddad", null], typed]));
  for (const role of ["user_admin", "super_admin"] as const) {
    expect(await ask(role)).toEqual(expect.arrayContaining([["Rana Haddad", email], typed]));
  }
});

describe("a mail to many", () => {
  it("goes to its writer first, then to each once, as text, with a way off the list", async () => {
    const reader = await person({ email: "reader@example.com", language: "en", first_name: "Rana" });
    await person({ is_email_verified: false });
    const given = {
      ...letter,
      en: { title: "News\r\nBcc: x@y.z", body: '<script>alert("1")</script>\n\nTwo' },
    };
    const id = await draft(given);
    const form = paperForm(pdf);
    const file = await app.inject({
      method: "PUT",
      url: `/api/admin/messages/${id}/attachment`,
      payload: form.payload,
      headers: { ...headers, ...form.headers },
    });
    expect(file.json().attachment, file.body).toMatchObject({ name: expect.stringMatching(/\.pdf$/) });
    expect(await send(id, given)).toBe(1);
    await jobs.run();
    expect(mails.map(({ to }) => to).sort()).toEqual([adminMail, "reader@example.com"].sort());
    const [test] = mailsTo(adminMail);
    expect([test?.subject, test?.unsubscribeUrl]).toEqual(["News Bcc: x@y.z", undefined]);
    const [mail] = mailsTo("reader@example.com");
    expect(mail?.html).toContain("&lt;script&gt;");
    expect(mail?.html).not.toContain("<script>");
    expect(mail?.attachments?.map(({ bytes }) => bytes)).toEqual([pdf]);
    expect(mail?.unsubscribeUrl).toMatch(/^http:\/\/localhost:3000\/unsubscribe\?token=/);
    expect(mail?.text).toContain(mail?.unsubscribeUrl);
    expect(await outcomesOf(id)).toMatchObject([
      { address: "reader@example.com", outcome: "sent", reason: null },
    ]);

    const { pathname, search } = new URL(mail?.unsubscribeUrl ?? "");
    const oneClick = (url: string) =>
      app.inject({
        method: "POST",
        url,
        payload: "List-Unsubscribe=One-Click",
        headers: { "content-type": "application/x-www-form-urlencoded" },
      });
    const since = async () =>
      (
        await db
          .selectFrom("users")
          .select("bulk_mail_unsubscribed_at as at")
          .where("id", "=", reader)
          .execute()
      )[0]?.at;
    const forged = `${pathname}${search.replace(/token=[0-9a-f-]{36}/, `token=${randomUUID()}`)}`;
    expect((await oneClick(forged)).statusCode).toBe(404);
    expect((await oneClick(`${pathname}?token=x`)).statusCode).toBe(404);
    expect(await since()).toBeNull();
    expect((await oneClick(pathname + search)).statusCode).toBe(204);
    expect(await since()).toEqual(time.now);
    expect(await countOf(letter)).toMatchObject({ count: 0, unsubscribed: 1 });
    const undo = `${pathname}/undo${search}`;
    expect((await app.inject({ method: "POST", url: undo })).statusCode).toBe(204);
    expect(await since()).toBeNull();
  });

  it("passes over whoever unsubscribed in between, with an account or without", async () => {
    const user = await person({ email: "user@example.com" });
    await db.insertInto("mail_unsubscribes").values({ address: "gone@example.com", at: time.now }).execute();
    const given = {
      ...letter,
      audience: "list",
      addresses: ["User@Example.com", "user@example.com", "gone@example.com", "new@example.com"],
    };
    const id = await draft(given);
    expect(await countOf(given)).toMatchObject({ count: 2, unsubscribed: 1 });
    expect(await send(id, given)).toBe(2);
    await db
      .updateTable("users")
      .set({ bulk_mail_unsubscribed_at: time.now })
      .where("id", "=", user)
      .execute();
    await jobs.run();
    const outcomes = Object.fromEntries(
      (await outcomesOf(id)).map(({ address, outcome, reason }) => [address, [outcome, reason]]),
    );
    expect(outcomes).toEqual({
      "user@example.com": ["skipped", "unsubscribed"],
      "gone@example.com": ["skipped", "unsubscribed"],
      "new@example.com": ["sent", null],
    });
    expect(await stateOf(id)).toMatchObject({
      state: "sent",
      total: 3,
      sent: 1,
      skipped: 2,
      addresses: null,
    });
  });

  it("is for the inactive only if they were away for 30 days", async () => {
    const ago = (days: number) => new Date(time.now.getTime() - days * 86_400_000);
    await person({ created_at: ago(60), last_login_at: ago(31) });
    await person({ created_at: ago(60), last_login_at: ago(29) });
    await person({ created_at: ago(5) });
    expect(await countOf({ ...letter, audience: "inactive" })).toMatchObject({ count: 1 });
  });

  const five = async () => {
    const addresses = Array.from({ length: 5 }, (_, i) => `${i}-${randomUUID()}@example.com`);
    const given = { ...letter, audience: "list", addresses };
    const id = await draft(given);
    await call("POST", `/${id}/test`);
    await jobs.run();
    mails.length = 0;
    expect((await call("POST", `/${id}/send`, { count: 5, sendAt: null })).statusCode).toBe(200);
    return { id, addresses };
  };

  it("stops in the middle, and nobody is told after", async () => {
    const { id } = await five();
    post.onMail = async () => {
      if (mails.length === 1) await call("POST", `/${id}/stop`);
    };
    await jobs.run();
    expect(mails.length).toBe(2);
    expect(await stateOf(id)).toMatchObject({ state: "stopped", sent: 2, total: 5 });
    await jobs.runNamed("messages.deliver", { messageId: id });
    expect(mails.length).toBe(2);
  });

  it("goes on after a process ended in the middle, and sends nothing twice", async () => {
    const { id, addresses } = await five();
    let hang = () => {};
    const hung = new Promise<void>((resolve) => {
      post.onMail = async () => {
        if (mails.length !== 2) return;
        resolve();
        // The process is gone in the middle of the third mail: its promise never settles within this test.
        await new Promise<void>((go) => {
          hang = go;
        });
      };
    });
    const first = jobs.runNamed("messages.deliver", { messageId: id });
    await hung;
    post.onMail = async () => {};
    await jobs.runNamed("messages.deliver", { messageId: id });
    expect(mails.length).toBe(2);
    time.now = new Date(time.now.getTime() + 181_000);
    await jobs.runNamed("messages.look");
    await jobs.run();
    expect(await stateOf(id)).toMatchObject({ state: "sent", sent: 4, failed: 1, total: 5 });
    const lost = (await outcomesOf(id)).filter(({ outcome }) => outcome === "failed");
    expect(lost).toMatchObject([{ reason: "interrupted" }]);
    hang();
    await first;
    for (const address of addresses) expect(mailsTo(address).length).toBeLessThanOrEqual(1);
    expect(await stateOf(id)).toMatchObject({ state: "sent", sent: 4, failed: 1 });
  });

  it("writes down what is refused for good, and tries again what is not", async () => {
    const { id, addresses } = await five();
    let away = 2;
    post.onMail = async ({ to }) => {
      if (to === addresses[0]) throw new MailRefused("no such mailbox");
      if (to === addresses[1]) throw new Error("away");
      if (to === addresses[2] && away-- > 0) throw new Error("away");
    };
    await jobs.run();
    for (let i = 0; i < 5; i++) await jobs.retry();
    const by = Object.fromEntries((await outcomesOf(id)).map((one) => [one.address, one]));
    const [refused = "", away1 = "", late = ""] = addresses;
    expect([by[refused]?.reason, by[away1]?.reason, by[late]?.outcome]).toEqual([
      "refused",
      "unreachable",
      "sent",
    ]);
    expect(await stateOf(id)).toMatchObject({ state: "sent", sent: 3, failed: 2 });
    const failed = await call("GET", `/${id}/recipients?outcome=failed&limit=1`);
    expect(failed.json()).toMatchObject({ total: 2, totalPages: 2 });
  });

  it("takes a file of 5 MB at most, a PDF or a picture, and loses it with its draft", async () => {
    const id = await draft(letter);
    const attach = (bytes: Buffer) => {
      const form = paperForm(bytes);
      const url = `/api/admin/messages/${id}/attachment`;
      return app.inject({
        method: "PUT",
        url,
        payload: form.payload,
        headers: { ...headers, ...form.headers },
      });
    };
    const large = Buffer.concat([Buffer.from("%PDF-"), Buffer.alloc(5 * 1024 * 1024)]);
    expect((await attach(large)).statusCode).toBe(413);
    expect((await attach(Buffer.from("<html>"))).statusCode).toBe(415);
    expect((await attach(pdf)).statusCode).toBe(200);
    const { attachment_key: key } = await db
      .selectFrom("bulk_messages")
      .select("attachment_key")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect((await call("DELETE", `/${id}`)).statusCode).toBe(204);
    await jobs.run();
    expect(await test.storage.get(key ?? "")).toBeUndefined();
  });
});
