import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { makeUser } from "#features/listings/listing.factory.ts";
import { secondProcess, testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";
import { makeTalk, makeTalker, type Talker } from "../conversation.factory.ts";

const test = await testApp();
const { app, db, time } = test;
const beside = await secondProcess(test);
const jobs = await testJobs(test);
// Brings the plan that has room for everything.
beforeAll(() => makeUser(db));

const inHours = (hours: number) => new Date(time.now.getTime() + hours * 3_600_000).toISOString();
const later = (hours: number) => {
  time.now = new Date(time.now.getTime() + hours * 3_600_000);
};
const propose = (who: Talker, id: string, times?: unknown) =>
  who.post(`/api/conversations/${id}/viewings`, times === undefined ? {} : { times });
const act = (who: Talker, id: string, what: string, payload: object = {}) =>
  who.post(`/api/viewings/${id}/${what}`, payload);
const viewingsOf = async (who: Talker, id: string) =>
  (await who.get(`/api/conversations/${id}/viewings`)).json().data;
const said = ({ statusCode, json }: { statusCode: number; json: () => { code?: string } }) => [
  statusCode,
  json().code,
];
async function offered(hours: readonly number[] = [24, 48]) {
  const talk = await makeTalk(app, db, { title: "Kia Sportage 2018" });
  const times = hours.map(inHours);
  const made = await propose(talk.seller, talk.id, times);
  expect(made.statusCode, made.body).toBe(201);
  return { ...talk, times, viewingId: made.json().id as string };
}
async function confirmed(hours?: readonly number[]) {
  const talk = await offered(hours);
  const done = await act(talk.buyer, talk.viewingId, "confirm", { time: talk.times[0] });
  expect(done.statusCode, done.body).toBe(200);
  return talk;
}

describe("a viewing", () => {
  it("is asked for, offered at times, and confirmed at one of them, each told as a message", async () => {
    const { buyer, seller, id } = await makeTalk(app, db);
    const asked = await propose(buyer, id);
    expect([asked.statusCode, asked.json().state]).toEqual([201, "asked"]);
    const times = [inHours(30), inHours(26)];
    const answer = await propose(seller, id, times);
    expect(answer.json()).toMatchObject({ id: asked.json().id, state: "offered", times: times.toReversed() });
    const done = await act(buyer, asked.json().id, "confirm", { time: times[0] });
    expect(done.json()).toMatchObject({ state: "confirmed", at: times[0] });
    const { data } = await seller.messages(id);
    expect(data.map(({ viewing }: { viewing: unknown }) => viewing)).toMatchObject([
      null,
      { event: "asked", times: [], at: null },
      { event: "offered", times: times.toReversed(), at: null },
      { event: "confirmed", at: times[0] },
    ]);
    expect((await buyer.list()).data[0].last.viewing).toMatchObject({ event: "confirmed", at: times[0] });
    expect(await viewingsOf(seller, id)).toHaveLength(1);
  });

  it("is one at a time, and over when its time is", async () => {
    const { buyer, seller, id, viewingId, times } = await offered();
    expect(said(await propose(seller, id, [inHours(5)]))).toEqual([409, "viewing.one_open"]);
    expect(said(await propose(buyer, id))).toEqual([409, "viewing.one_open"]);
    later(25);
    expect(said(await act(buyer, viewingId, "confirm", { time: times[0] }))).toEqual([
      400,
      "request.invalid",
    ]);
    later(24);
    expect(await viewingsOf(buyer, id)).toMatchObject([{ state: "ended" }]);
    expect(said(await act(buyer, viewingId, "confirm", { time: times[1] }))).toEqual([
      409,
      "viewing.not_open",
    ]);
    expect((await propose(buyer, id)).statusCode).toBe(201);
  });

  it("is declined by the one whose turn it is, and called off by either", async () => {
    const first = await offered();
    expect(said(await act(first.seller, first.viewingId, "decline"))).toEqual([403, "viewing.others_turn"]);
    expect((await act(first.buyer, first.viewingId, "decline")).json().state).toBe("declined");
    expect(said(await act(first.buyer, first.viewingId, "decline"))).toEqual([409, "viewing.not_open"]);
    const asked = await propose(first.buyer, first.id);
    expect(said(await act(first.buyer, asked.json().id, "decline"))).toEqual([403, "viewing.others_turn"]);
    expect((await act(first.seller, asked.json().id, "decline")).json().state).toBe("declined");
    for (const who of ["buyer", "seller"] as const) {
      const met = await confirmed();
      expect(said(await act(met[who], met.viewingId, "decline"))).toEqual([409, "viewing.not_open"]);
      expect((await act(met[who], met.viewingId, "cancel")).json().state).toBe("cancelled");
      expect((await met.buyer.messages(met.id)).data.at(-1).viewing).toMatchObject({
        event: "cancelled",
        at: met.times[0],
      });
    }
  });

  it.each([
    ["none", []],
    ["seven", [1, 2, 3, 4, 5, 6, 7]],
    ["one twice", [5, 5]],
    ["one too soon", [0.25]],
    ["one that is over", [-1]],
    ["one too far", [24 * 31]],
  ])("takes no times that are %s", async (_, hours) => {
    const { seller, id } = await makeTalk(app, db);
    expect(said(await propose(seller, id, hours.map(inHours)))).toEqual([400, "request.invalid"]);
    expect(await viewingsOf(seller, id)).toEqual([]);
  });

  it.each([[["soon"]], [[1]], ["2026-11-20T10:00:00Z"], [[null]], [null], [["9999-12-31T00:00:00Z"]]])(
    "takes no times of another shape: %j",
    async (times) => {
      const { seller, id } = await makeTalk(app, db);
      expect((await propose(seller, id, times)).statusCode).toBe(400);
    },
  );
});

describe("who may", () => {
  it("is each in their turn", async () => {
    const { buyer, seller, id } = await makeTalk(app, db);
    expect(said(await propose(buyer, id, [inHours(5)]))).toEqual([403, "viewing.others_turn"]);
    expect(said(await propose(seller, id))).toEqual([400, "request.invalid"]);
    const asked = await propose(buyer, id);
    expect(said(await act(buyer, asked.json().id, "confirm", { time: inHours(5) }))).toEqual([
      409,
      "viewing.not_open",
    ]);
    const times = [inHours(5)];
    await propose(seller, id, times);
    expect(said(await act(seller, asked.json().id, "confirm", { time: times[0] }))).toEqual([
      403,
      "viewing.others_turn",
    ]);
    expect(said(await act(buyer, asked.json().id, "confirm", { time: inHours(6) }))).toEqual([
      400,
      "request.invalid",
    ]);
  });

  it("is neither a guest nor a stranger", async () => {
    const { id, viewingId, times } = await confirmed();
    const stranger = await makeTalker(app, db);
    expect(said(await propose(stranger, id))).toEqual([404, "conversation.not_found"]);
    expect(said(await stranger.get(`/api/conversations/${id}/viewings`))).toEqual([
      404,
      "conversation.not_found",
    ]);
    for (const what of ["confirm", "decline", "cancel"]) {
      const payload = what === "confirm" ? { time: times[0] } : {};
      expect(said(await act(stranger, viewingId, what, payload))).toEqual([404, "viewing.not_found"]);
      const guest = await app.inject({ method: "POST", url: `/api/viewings/${viewingId}/${what}`, payload });
      expect(guest.statusCode).toBe(401);
    }
    expect((await stranger.get(`/api/viewings/${viewingId}.ics`)).statusCode).toBe(404);
    expect((await app.inject(`/api/viewings/${viewingId}.ics`)).statusCode).toBe(401);
  });

  it("is none of a pair of whom one has blocked the other, nor the suspended; what was arranged can be called off", async () => {
    const { buyer, seller, id, viewingId } = await confirmed();
    await buyer.block(id);
    expect(await viewingsOf(seller, id)).toMatchObject([{ state: "ended" }]);
    expect(said(await propose(seller, id, [inHours(5)]))).toEqual([409, "conversation.closed"]);
    expect(said(await act(seller, viewingId, "cancel"))).toEqual([409, "viewing.not_open"]);
    const other = await confirmed();
    await db
      .updateTable("users")
      .set({ user_status: "suspended" })
      .where("id", "=", other.buyer.id)
      .execute();
    expect((await act(other.buyer, other.viewingId, "cancel")).statusCode).toBe(401);
    expect((await act(other.seller, other.viewingId, "cancel")).json().state).toBe("cancelled");
  });

  it("is nobody once the listing is sold, but for calling it off", async () => {
    const { buyer, seller, id, carId, viewingId, times } = await offered();
    await seller.post(`/api/cars/${carId}/sold`);
    expect(said(await act(buyer, viewingId, "confirm", { time: times[0] }))).toEqual([410, "listing.gone"]);
    expect((await act(seller, viewingId, "cancel")).statusCode).toBe(200);
    expect(said(await propose(buyer, id))).toEqual([410, "listing.gone"]);
  });
});

it("is confirmed or called off, of both at once one; of many at once one is arranged", async () => {
  for (let round = 0; round < 4; round++) {
    const { buyer, seller, viewingId, times } = await offered();
    const answers = await Promise.all([
      act(buyer, viewingId, "confirm", { time: times[0] }),
      beside.inject({ method: "POST", url: `/api/viewings/${viewingId}/decline`, headers: buyer.headers }),
      act(buyer, viewingId, "confirm", { time: times[1] }),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await seller.messages((await seller.list()).data[0].id)).data).toHaveLength(3);
  }
  const { buyer, id } = await makeTalk(app, db);
  const asked = await Promise.all(Array.from({ length: 8 }, () => propose(buyer, id)));
  expect(asked.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
});

describe("the reminder", () => {
  const due = async () => {
    await sql`update graphile_worker._private_jobs set run_at = now() - interval '1 minute'
      where task_id = (select id from graphile_worker._private_tasks where identifier = 'conversations.remind_viewing')`.execute(
      db,
    );
    await jobs.run();
  };
  const noticesOf = async ({ id }: Talker) =>
    await db
      .selectFrom("notifications")
      .select(["title_en", "body_en", "link"])
      .where("user_id", "=", id)
      .execute();

  it("reaches both two hours before, once", async () => {
    const { buyer, seller, id, times } = await confirmed();
    const waits = await sql<{ at: Date }>`select run_at as at from graphile_worker.jobs
      where task_identifier = 'conversations.remind_viewing'`.execute(db);
    expect(waits.rows.map(({ at }) => at.toISOString())).toContain(
      new Date(Date.parse(times[0] ?? "") - 2 * 3_600_000).toISOString(),
    );
    later(22);
    await due();
    for (const who of [buyer, seller]) {
      expect(await noticesOf(who)).toMatchObject([
        { title_en: expect.stringContaining("A viewing soon"), link: `/messages?c=${id}` },
      ]);
    }
    const mails = await jobs.mails();
    const user = await db
      .selectFrom("users")
      .select("email")
      .where("id", "=", buyer.id)
      .executeTakeFirstOrThrow();
    expect(
      mails.filter(({ to, subject }) => to === user.email && subject.includes("معاينة قريبة")),
    ).toHaveLength(1);
  });

  it("does not come for a viewing that was called off", async () => {
    const { buyer, seller, viewingId } = await confirmed();
    await act(seller, viewingId, "cancel");
    later(22);
    await due();
    expect([await noticesOf(buyer), await noticesOf(seller)]).toEqual([[], []]);
  });
});

it("is a file for calendars once it is confirmed", async () => {
  const open = await offered();
  expect(said(await open.buyer.get(`/api/viewings/${open.viewingId}.ics`))).toEqual([
    409,
    "viewing.not_open",
  ]);
  const { buyer, viewingId } = await confirmed();
  const file = await app.inject({ url: `/api/viewings/${viewingId}.ics`, headers: buyer.headers });
  expect(file.headers["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(file.headers["content-disposition"]).toBe('attachment; filename="viewing.ics"');
  expect(file.body).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*TZID:Asia\/Beirut[\s\S]*END:VCALENDAR\r\n$/);
  expect(file.body.replaceAll("\r\n ", "")).toContain("2018");
});
