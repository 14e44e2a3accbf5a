import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { makeUser } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { makeDealer } from "../showrooms/showroom.factory.ts";

const market = await testApp();
const { app, db } = market;
const jobs = await testJobs(market);

let made = 0;
async function dealer() {
  const slug = `own-${++made}`;
  const id = await makeDealer(db, slug);
  const headers = await signIn(db, id);
  const get = async () => (await app.inject({ url: "/api/dealers/me", headers })).json();
  const put = async (payload: object) => {
    const answer = await app.inject({ method: "PUT", url: "/api/dealers/me", headers, payload });
    return { status: answer.statusCode, body: answer.json() };
  };
  return { id, slug, headers, get, put };
}
const picture = async (userId: string) => {
  const values = { width: 640, height: 480, thumbhash: "AAAA", widths: [320, 640], bytes: 9 };
  const { id } = await db
    .insertInto("uploads")
    .values({ ...values, user_id: userId, source_hash: randomUUID() })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
};
const week = [
  ...Array(5).fill([
    ["09:00", "13:00"],
    ["15:00", "24:00"],
  ]),
  [["00:00", "02:00"]],
  [],
];
const good = {
  address: "Coast road, next to the port",
  city: "jbeil",
  phone: "٠٣ ١٢٣ ٤٥٦",
  chatPhone: "70 123 456",
  aboutAr: "معرض عائلي\n\nمنذ ١٩٨٠",
  aboutEn: "",
  mapUrl: "33.89, 35.5",
  hours: week,
  logoId: null,
  coverId: null,
};

describe("one's own showroom", () => {
  it("is changed, and shown as it was said", async () => {
    const { id, slug, get, put } = await dealer();
    const logo = await picture(id);
    const { version } = await get();
    const { status, body } = await put({ version, ...good, logoId: logo });
    expect(status).toBe(200);
    expect(body).toEqual(await get());
    expect(body).toMatchObject({
      slug,
      name: "Cedars Motors",
      phone: "+9613123456",
      chatPhone: "+96170123456",
      aboutEn: null,
      hours: week,
      logo: { id: logo },
      mapUrl: "https://www.google.com/maps/search/?api=1&query=33.89,35.5",
    });
    expect(body.version).not.toBe(version);
    expect((await app.inject(`/api/dealers/${slug}`)).json()).toMatchObject({
      city: "jbeil",
      aboutAr: "معرض عائلي\n\nمنذ ١٩٨٠",
      logo: { id: logo },
      opening: { isOpen: expect.any(Boolean) },
    });
  });

  it("is not overwritten by who has not seen the last change, nor by the second of two at once", async () => {
    const { get, put } = await dealer();
    const { version } = await get();
    const both = await Promise.all([
      put({ version, ...good }),
      put({ version, ...good, aboutEn: "Something else entirely" }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: "dealer.changed" });
    const now = (await get()).version;
    expect((await put({ version, ...good })).status).toBe(409);
    expect((await put({ version: now, ...good, aboutEn: "At last" })).body).toMatchObject({
      aboutEn: "At last",
    });
  });

  it.each([
    ["address", "short"],
    ["address", "x".repeat(201)],
    ["address", null],
    ["city", "gotham"],
    ["phone", "123"],
    ["phone", "+33 1 23 45 67 89"],
    ["chatPhone", "123"],
    ["chatPhone", "+33 1 23 45 67 89"],
    ["chatPhone", "x".repeat(31)],
    ["aboutAr", "x".repeat(2001)],
    ["aboutEn", "\ud800 half a character"],
    ["mapUrl", "https://evil.example/"],
    ["mapUrl", "javascript:alert(1)"],
    ["hours", []],
    ["hours", [...Array(6).fill([]), [["18:00", "09:00"]]]],
    [
      "hours",
      [
        ...Array(6).fill([]),
        [
          ["09:00", "12:00"],
          ["11:00", "13:00"],
        ],
      ],
    ],
    ["hours", [...Array(6).fill([]), [["9:00", "25:00"]]]],
    ["hours", [...Array(6).fill([]), Array(4).fill(["09:00", "10:00"])]],
    ["logoId", randomUUID()],
    ["coverId", "/media/x"],
    ["is_verified_dealer", true],
  ])("refuses %s = %j, naming the field", async (field, value) => {
    const { get, put } = await dealer();
    const before = await get();
    const { status, body } = await put({ version: before.version, ...good, [field]: value });
    expect([status, body.code]).toEqual([400, "request.invalid"]);
    if (field in good) expect(Object.keys(body.errors).join()).toMatch(new RegExp(`^${field}`));
    expect(await get()).toEqual(before);
  });

  it("shows no picture of somebody else's", async () => {
    const [one, other] = [await dealer(), await dealer()];
    const { version } = await one.get();
    const { status, body } = await one.put({ version, ...good, coverId: await picture(other.id) });
    expect([status, Object.keys(body.errors)]).toEqual([400, ["coverId"]]);
  });

  it("belongs to approved dealers in good standing alone", async () => {
    const person = await makeUser(db);
    const without = await makeDealer(db, "without-badge", { is_verified_dealer: false });
    for (const id of [person, without]) {
      for (const method of ["GET", "PUT"] as const) {
        const headers = await signIn(db, id);
        const payload = method === "PUT" ? { version: "x", ...good } : undefined;
        const answer = await app.inject({
          method,
          url: "/api/dealers/me",
          headers,
          ...(payload && { payload }),
        });
        expect([answer.statusCode, answer.json().code]).toEqual([404, "dealer.not_approved"]);
      }
    }
    expect((await app.inject("/api/dealers/me")).statusCode).toBe(401);
  });

  it("keeps its pictures; those that it no longer shows go with the next purge", async () => {
    const { id, get, put } = await dealer();
    const [logo, old] = [await picture(id), await picture(id)];
    const { version } = await get();
    await put({ version, ...good, logoId: logo, coverId: old });
    await db
      .updateTable("uploads")
      .set({ created_at: new Date("2026-01-01") })
      .where("user_id", "=", id)
      .execute();
    const left = async () =>
      (await db.selectFrom("uploads").select("id").where("user_id", "=", id).execute()).map((one) => one.id);
    const purge = () => jobs.runNamed("media.purge_unused");
    await purge();
    expect(new Set(await left())).toEqual(new Set([logo, old]));
    await put({ version: (await get()).version, ...good, logoId: logo });
    await purge();
    expect(await left()).toEqual([logo]);
  });
});
