import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { marketOfBroadcasts } from "#features/broadcasts/broadcast.factory.ts";
import { colours } from "#ui/colours.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";

const { jobs, letter, draft, send, countOf, person, mailsTo, app, db } = await marketOfBroadcasts();

/** A browser that has no script: it opens pages and sends forms. */
const browser = { accept: "text/html", "content-type": "application/x-www-form-urlencoded" };
const open = (url: string, headers: object = {}) =>
  app.inject({ url, headers: { accept: "text/html", ...headers } });
const submit = (url: string) => app.inject({ method: "POST", url, payload: "", headers: browser });
/** The address that the form of a page posts to. */
const formOf = (html: string) =>
  /<form method="post" action="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");

/** A user who got a mail to many, and the link in it. */
async function reader(given: { language?: "ar" | "en" } = {}) {
  const email = `${randomUUID()}@example.com`;
  const id = await person({ email, ...given });
  const both = { ...letter, ar: { title: "أخبار", body: "نص" } };
  await send(await draft(both), both);
  await jobs.run();
  const { pathname, search } = new URL(mailsTo(email)[0]?.unsubscribeUrl ?? "");
  const isOff = async () =>
    (
      await db
        .selectFrom("users")
        .select("bulk_mail_unsubscribed_at as at")
        .where("id", "=", id)
        .executeTakeFirstOrThrow()
    ).at !== null;
  return { id, email, link: pathname + search, isOff };
}

describe("the way off the list", () => {
  it.each([
    ["en", "Stop these mails", "These mails have stopped", "Subscribe again", "You are subscribed again"],
    ["ar", "أوقف هذه الرسائل", "توقّفت هذه الرسائل", "اشترك من جديد", "عاد اشتراكك"],
  ] as const)("is gone, and back, without a script: %s", async (language, stop, stopped, again, back) => {
    const { link, isOff } = await reader({ language });
    const asked = await open(link);
    expect(asked.body).toContain(`<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">`);
    expect(asked.body).toContain(stop);
    expect(asked.body).not.toContain("<script");
    expect(await isOff()).toBe(false);
    const done = await submit(formOf(asked.body) ?? "");
    expect([done.statusCode, await isOff()]).toEqual([200, true]);
    expect(done.body).toContain(stopped);
    expect(done.body).toContain(again);
    // Opened once more it says how things stand, instead of asking again.
    expect((await open(link)).body).toContain(stopped);
    const undone = await submit(formOf(done.body) ?? "");
    expect([undone.statusCode, await isOff()]).toEqual([200, false]);
    expect(undone.body).toContain(back);
    expect(formOf(undone.body)).toBe(link);
  });

  it("looks like the rest of the market, in light and dark, and is kept by nobody", async () => {
    const { link } = await reader();
    const light = await open(link);
    const dark = await open(link, { cookie: "theme=dark" });
    expect(light.body).toContain(colours.light.ground);
    expect(light.body).not.toContain(colours.dark.ground);
    expect(dark.body).toContain(colours.dark.ground);
    expect(light.headers["cache-control"]).toBe("no-store");
    expect(light.headers["referrer-policy"]).toBe("same-origin");
  });

  it("is gone by a mail client alone: one POST of one field, without cookies (RFC 8058)", async () => {
    const { link, isOff, email } = await reader();
    expect(mailsTo(email)[0]?.unsubscribeUrl).toContain(link);
    for (const type of ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
      await submit(link.replace("/unsubscribe", "/unsubscribe/undo"));
      const answer = await app.inject({
        method: "POST",
        url: link,
        payload: type.startsWith("multipart")
          ? '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
          : "List-Unsubscribe=One-Click",
        headers: { "content-type": type },
      });
      expect([answer.statusCode, answer.body, await isOff()]).toEqual([204, "", true]);
    }
  });

  it("is not found by guessing, nor by looking: a GET changes nothing", async () => {
    const { link, isOff } = await reader();
    const forged = link.replace(/token=[0-9a-f-]{36}/, `token=${randomUUID()}`);
    for (const url of [forged, "/unsubscribe?token=x", "/unsubscribe"]) {
      expect((await open(url)).body).not.toContain("<form");
      expect((await app.inject({ method: "POST", url })).statusCode).toBeGreaterThanOrEqual(400);
      expect(formOf((await submit(url)).body)).toBeUndefined();
    }
    await open(link);
    expect(await isOff()).toBe(false);
    const { body } = await open(`${link}&lang=en"><script>alert(1)</script>`);
    expect(body).not.toContain("<script>");
  });
});

describe("the switch among what one is told", () => {
  it("is the same choice as the link", async () => {
    const { id, link, isOff } = await reader();
    const headers = await signIn(db, id);
    const all = "/api/notification-preferences";
    const newsOf = ({ data }: { data: { kind: string; mail: string }[] }) =>
      data.find(({ kind }) => kind === "news")?.mail;
    const read = async () => newsOf((await app.inject({ url: all, headers })).json());
    const url = `${all}/news/mail`;
    const choose = (wanted: boolean) => app.inject({ method: "PUT", url, headers, payload: { wanted } });
    expect(await read()).toBe("on");
    expect(newsOf((await choose(false)).json())).toBe("off");
    expect(await isOff()).toBe(true);
    expect(formOf((await open(link)).body)).toContain("/unsubscribe/undo");
    await submit(link.replace("/unsubscribe", "/unsubscribe/undo"));
    expect(await read()).toBe("on");
    await choose(false);
    expect(await countOf({ ...letter, audience: "list", addresses: [await mailOf(id)] })).toMatchObject({
      count: 0,
      unsubscribed: 1,
    });
    expect((await app.inject({ url: all })).statusCode).toBe(401);
  });
});
const mailOf = async (id: string) =>
  (await db.selectFrom("users").select("email").where("id", "=", id).executeTakeFirstOrThrow()).email;
