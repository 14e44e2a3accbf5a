import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { makeSeller } from "#features/selling/selling.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";

const { app, db, time } = await testApp();

async function reader() {
  const one = await makeSeller(app, db);
  return {
    ...one,
    /** As many notices, a second apart, the last one the newest; their ids from the newest on. */
    told: async (count: number, read = false) => {
      const rows = Array.from({ length: count }, (_, at) => ({
        user_id: one.id,
        type: "system",
        title: `Notice ${at + 1}`,
        body: "Something happened",
        link: "/user-dashboard",
        created_at: sql<Date>`${time.now}::timestamptz + ${at} * interval '1 second' + interval '7 microseconds'`,
        read_at: read ? time.now : null,
      }));
      const made = await db.insertInto("notifications").values(rows).returning("id").execute();
      return made.map(({ id }) => id).reverse();
    },
    page: async (query = "") => (await one.get(`/api/notifications${query}`)).json(),
    unread: async () => (await one.get("/api/notifications/unread")).json().unread as number,
    read: (body: object) => one.post("/api/notifications/read", body),
  };
}
const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);

it("gives one's own notices, the newest first, page by page, also while new ones come", async () => {
  const mine = await reader();
  const other = await reader();
  await other.told(2);
  const ids = await mine.told(5);
  const first = await mine.page("?limit=2");
  expect(first).toMatchObject({
    hasMore: true,
    data: [{ title: "Notice 5", body: "Something happened", link: "/user-dashboard", readAt: null }, {}],
  });
  expect(idsOf(first)).toEqual(ids.slice(0, 2));
  time.now = new Date(time.now.getTime() + 60_000);
  await mine.told(1);
  const second = await mine.page(`?limit=2&after=${ids[1]}`);
  expect(idsOf(second)).toEqual(ids.slice(2, 4));
  const third = await mine.page(`?limit=2&after=${ids[3]}`);
  expect([idsOf(third), third.hasMore]).toEqual([[ids[4]], false]);
});

it("says each in the language of the page, whichever the account has; what was made in one stays in it", async () => {
  const mine = await reader();
  await mine.told(1);
  const made = { user_id: mine.id, type: "system", created_at: time.now, link: null };
  await db
    .insertInto("notifications")
    .values({ ...made, title: "إعلانك معروض", body: "", title_en: "Your listing is live", body_en: "" })
    .execute();
  const saidIn = async (language: string) => (await mine.page(`?lang=${language}`)).data;
  const old = { title: "Notice 1", inOneLanguage: true };
  expect(await saidIn("en")).toMatchObject([old, { title: "Your listing is live", inOneLanguage: false }]);
  expect(await saidIn("ar")).toMatchObject([old, { title: "إعلانك معروض", inOneLanguage: false }]);
});

it("does not let a stranger's notice say where a page begins", async () => {
  const mine = await reader();
  const [theirs] = await (await reader()).told(1);
  const ids = await mine.told(2);
  expect(idsOf(await mine.page(`?after=${theirs}`))).toEqual(ids);
  expect((await mine.get("/api/notifications?after=x")).statusCode).toBe(400);
  expect((await mine.get("/api/notifications?limit=61")).statusCode).toBe(400);
});

it("counts what was not read, and takes note of what was: some, or all up to one", async () => {
  const mine = await reader();
  const ids = await mine.told(5);
  await mine.told(3, true);
  expect(await mine.unread()).toBe(5);
  expect((await mine.read({ ids: [ids[1]] })).json()).toEqual({ unread: 4 });
  expect((await mine.read({ ids: [ids[1]] })).json()).toEqual({ unread: 4 });
  // The newest came after the page was shown.
  expect((await mine.read({ upTo: ids[1] })).json()).toEqual({ unread: 1 });
  const [newest] = (await mine.page()).data;
  expect([newest.id, newest.readAt]).toEqual([ids[0], null]);
});

it("marks nobody else's", async () => {
  const [mine, other] = [await reader(), await reader()];
  const ids = await mine.told(3);
  await other.told(1);
  expect((await other.read({ ids })).json()).toEqual({ unread: 1 });
  expect((await other.read({ upTo: ids[0] })).json()).toEqual({ unread: 1 });
  expect((await other.read({ upTo: randomUUID() })).json()).toEqual({ unread: 1 });
  expect(await mine.unread()).toBe(3);
  for (const odd of [{}, { ids: [] }, { ids: ["x"] }, { upTo: 3 }]) {
    expect((await mine.read(odd)).statusCode).toBe(400);
  }
});

it("counts no further than the bell can show", async () => {
  const mine = await reader();
  await mine.told(130);
  expect(await mine.unread()).toBe(100);
});
