import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { buildApp } from "#app";
import { makeAdministrator, signInAdministrator } from "#features/administrators/admin.factory.ts";
import { adminRoles, mayEnter } from "#features/administrators/roles.ts";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { paperForm, pdf } from "#features/payments/pdf.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";

const lines: string[] = [];
const test = await testApp({ env: { LOG_LEVEL: "info" }, logTo: { write: (line) => void lines.push(line) } });
const { app, db, config, storage, time } = test;
const jobs = await testJobs(test);
const maya = await makeAdministrator(db);
const headers = await signInAdministrator(db, maya.id, time.now);
const list = "/api/admin/papers";
let cars = 0;

/** Papers that wait, sent as a seller sends them. */
async function waiting(given: object = {}, bytes: Buffer = pdf) {
  const userId = await makeUser(db, { first_name: "Rana", last_name: "Haddad", language: "en" });
  const owner = await signIn(db, userId);
  const vin = `JTDBR32E7200${String(++cars).padStart(5, "0")}`;
  const carId = await makeListing(db, {
    user_id: userId,
    vin_number: vin,
    plate_number: "B 123456",
    plate: "private",
    ...given,
  });
  const form = paperForm(bytes, { kind: "registration" });
  const sent = await app.inject({
    method: "POST",
    url: `/api/cars/${carId}/papers`,
    payload: form.payload,
    headers: { ...owner, ...form.headers },
  });
  expect(sent.statusCode, sent.body).toBe(201);
  const { id } = await db
    .selectFrom("car_papers")
    .select("id")
    .where("car_id", "=", carId)
    .executeTakeFirstOrThrow();
  const url = `${list}/${id}`;
  return {
    id,
    carId,
    userId,
    vin,
    owner,
    url,
    read: (as: object = headers) => app.inject({ url, headers: { ...as } }),
    file: (number: number | string = 1, as: object = headers) =>
      app.inject({ url: `${url}/files/${number}`, headers: { ...as } }),
    decide: (payload: object, as: object = headers) =>
      app.inject({ method: "PUT", url: `${url}/decision`, payload, headers: { ...as } }),
    seenAt: async () =>
      (await app.inject({ url: `/api/cars/${carId}` })).json().papersSeenAt as string | null,
  };
}
const listed = async (query: string) => (await app.inject({ url: `${list}?${query}`, headers })).json();
const confirmed = { decision: "confirmed" };
const refused = { decision: "refused", reasons: ["chassis_number", "unreadable", "unreadable"] };
const looks = () =>
  db
    .selectFrom("admin_activity_log")
    .select(["resource_id", "details", "admin_id"])
    .where("action", "=", "papers.file_seen")
    .orderBy("id", "desc")
    .execute();

describe("papers that wait", () => {
  it("are listed with what they are compared with, the longest first", async () => {
    const first = await waiting();
    time.now = new Date(time.now.getTime() + 1000);
    const second = await waiting();
    const { data, total } = await listed("state=waiting");
    expect([data.map(({ id }: { id: string }) => id), total]).toEqual([[first.id, second.id], 2]);
    expect(data[0]).toMatchObject({
      state: "waiting",
      files: 1,
      listing: { id: first.carId, vinNumber: first.vin, plateNumber: "B 123456" },
      seller: { id: first.userId, firstName: "Rana", lastName: "Haddad", dealershipName: null },
    });
    expect((await listed(`search=${second.vin.toLowerCase()}`)).data).toMatchObject([{ id: second.id }]);
    expect((await listed("search=rana")).total).toBe(2);
    expect((await listed("state=confirmed")).total).toBe(0);
    expect((await listed("state=waiting&page=2&limit=1")).data).toMatchObject([{ id: second.id }]);
    expect((await listed("")).data[0].id).toBe(second.id);
  });

  it("are found by an index, however many were decided", async () => {
    const owner = await makeUser(db);
    await sql`with made as (
        insert into cars (title, brand, model, year, price, price_usd, city, user_id, vin_number)
        select 'Kia', 'kia', 'rio', 2018, 9000, 9000, 'beirut', ${owner}::uuid, 'KNADE22' || lpad(n::text, 10, '0')
        from generate_series(1, 3000) n returning id)
      insert into car_papers (car_id, user_id, state, sent_at, decided_at)
      select id, ${owner}::uuid, 'confirmed', ${time.now}, ${time.now} from made`.execute(db);
    await sql`analyze car_papers`.execute(db);
    const { rows } = await sql<{ "QUERY PLAN": string }>`explain
      select p.id from car_papers p join cars c on c.id = p.car_id join users u on u.id = p.user_id
      where c.deleted_at is null and c.owner_in_good_standing and p.state = 'waiting'
      order by p.sent_at, p.id limit 50`.execute(db);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toContain("car_papers_waiting");
    expect(plan).not.toContain("Seq Scan on cars");
    await db.deleteFrom("cars").where("user_id", "=", owner).execute();
  });

  it("say who else sells a car of that number", async () => {
    const one = await waiting();
    const other = await makeUser(db, { first_name: "Karim" });
    const twin = await makeListing(db, { user_id: other, vin_number: one.vin, title: "The same car" });
    await makeListing(db, { user_id: other, vin_number: one.vin, deleted_at: time.now });
    expect((await one.read()).json()).toMatchObject({
      sameNumber: [{ id: twin, title: "The same car", status: "active", seller: { firstName: "Karim" } }],
      reviewer: null,
    });
  });
});

describe("a file of them", () => {
  it("is opened for its answer alone, kept by no cache, and each look is written down", async () => {
    const one = await waiting({}, Buffer.from("%PDF-1.4 Rana-Haddad-Secret"));
    const before = (await looks()).length;
    const file = await one.file();
    expect(file.statusCode, file.body).toBe(200);
    expect(file.body).toBe("%PDF-1.4 Rana-Haddad-Secret");
    expect(file.headers).toMatchObject({
      "cache-control": "no-store",
      "content-disposition": 'attachment; filename="paper.pdf"',
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
    });
    const noted = await looks();
    expect(noted).toHaveLength(before + 1);
    expect(noted[0]).toMatchObject({ resource_id: one.id, admin_id: maya.id, details: { document: 1 } });
    expect((await one.read()).headers["cache-control"]).toBe("no-store");
    expect((await one.file(2)).statusCode).toBe(404);
    for (const number of ["0", "5", "1.5", "..", "x"]) {
      expect([400, 404], number).toContain((await one.file(number)).statusCode);
    }
    expect(lines.join("")).not.toMatch(/Secret|Rana/);
  });

  it.each(adminRoles)(
    "is %s's to see where the role decides on listings, and nobody's else",
    async (role) => {
      const one = await waiting();
      const may = mayEnter(role, "listings");
      const as = await signInAdministrator(db, (await makeAdministrator(db, role)).id, time.now);
      const answers = [
        await app.inject({ url: list, headers: as }),
        await one.read(as),
        await one.file(1, as),
        await one.decide(confirmed, as),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(4).fill(may ? 200 : 403));
      expect(await one.seenAt()).toEqual(may ? time.now.toISOString() : null);
    },
  );

  it("is not there for guests, for users, nor for who sent it", async () => {
    const one = await waiting();
    const stranger = await signIn(db, await makeUser(db));
    for (const as of [{}, stranger, one.owner]) {
      const answers = [
        await app.inject({ url: list, headers: { ...as } }),
        await one.read(as),
        await one.file(1, as),
        await one.decide(confirmed, as),
      ];
      for (const { statusCode, body } of answers)
        expect([statusCode, body.includes("%PDF")]).toEqual([401, false]);
    }
    expect(await one.seenAt()).toBeNull();
  });

  it("is nobody's to see once the listing is deleted, or its seller is banned", async () => {
    const [one, other] = [await waiting(), await waiting()];
    await db.updateTable("cars").set({ deleted_at: time.now }).where("id", "=", one.carId).execute();
    await db.updateTable("users").set({ user_status: "banned" }).where("id", "=", other.userId).execute();
    for (const gone of [one, other]) {
      const answers = [await gone.read(), await gone.file(), await gone.decide(confirmed)];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    }
    const { data } = await listed("state=waiting");
    expect(data.map(({ id }: { id: string }) => id)).not.toContain(one.id);
  });

  it("is opened by an older key while that is named, and says so when it is not", async () => {
    const one = await waiting();
    const younger = Buffer.alloc(32, 9);
    const withKeys = async (papersKeys: readonly Buffer[]) => {
      const other = await buildApp({ config: { ...config, papersKeys }, db, storage, clock: () => time.now });
      const answer = await other.inject({ url: `${one.url}/files/1`, headers });
      await other.close();
      return answer;
    };
    expect((await withKeys([younger, ...config.papersKeys])).body).toBe(pdf.toString());
    const lost = await withKeys([younger]);
    expect([lost.statusCode, lost.json().code]).toEqual([409, "papers.sealed"]);
    // Another's file in its place opens for nobody.
    const other = await waiting();
    const keys = await sql<{ key: string }>`select key from car_paper_files
      where papers_id in (${one.id}::uuid, ${other.id}::uuid) order by papers_id`.execute(db);
    const [mine, theirs] = keys.rows.map(({ key }) => key);
    await sql`update car_paper_files set key = ${`${mine}x`} where key = ${mine}`.execute(db);
    const laid = await storage.get(theirs ?? "");
    if (!laid) throw new Error("it is there");
    await storage.put(`${mine}x`, await buffer(laid.stream));
    expect((await one.file()).json().code).toBe("papers.sealed");
  });
});

describe("a decision", () => {
  it("confirms once of two at once, tells the owner, and is written down", async () => {
    const one = await waiting();
    const nour = await signInAdministrator(db, (await makeAdministrator(db, "content_admin")).id, time.now);
    const both = await Promise.all([one.decide(confirmed), one.decide(refused, nour)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const lost = both.find(({ statusCode }) => statusCode === 409)?.json();
    expect([lost?.code, ["confirmed", "refused"]]).toEqual([
      "papers.decided",
      expect.arrayContaining([lost?.state]),
    ]);
    const two = await waiting();
    const answer = await two.decide(confirmed);
    expect(answer.json()).toMatchObject({ state: "confirmed", reviewer: "Maya Saadeh", reasons: [] });
    expect(await two.seenAt()).toBe(time.now.toISOString());
    expect((await two.decide(refused)).json()).toMatchObject({ code: "papers.decided", state: "confirmed" });
    await jobs.run();
    const notice = await db
      .selectFrom("notifications")
      .select(["title_en", "link"])
      .where("user_id", "=", two.userId)
      .executeTakeFirst();
    expect(notice).toEqual({ title_en: "Your papers agree with your listing", link: `/cars/${two.carId}` });
    const log = await db
      .selectFrom("admin_activity_log")
      .select(["before", "after", "details"])
      .where("action", "=", "papers.confirmed")
      .where("resource_id", "=", two.id)
      .executeTakeFirst();
    expect(log).toMatchObject({ after: { state: "confirmed" }, details: { listing: two.carId } });
    expect(JSON.stringify(log)).not.toMatch(/Rana|B 123456/);
  });

  it("refuses for what did not agree", async () => {
    const one = await waiting();
    expect((await one.decide({ decision: "refused", reasons: [] })).statusCode).toBe(400);
    expect((await one.decide({ decision: "refused", reasons: ["<b>"] })).statusCode).toBe(400);
    expect((await one.decide({ decision: "refused" })).statusCode).toBe(400);
    expect((await one.decide({ decision: "waiting" })).statusCode).toBe(400);
    expect((await one.decide(refused)).json()).toMatchObject({
      state: "refused",
      reasons: ["chassis_number", "unreadable"],
    });
    expect(await one.seenAt()).toBeNull();
    await jobs.run();
    const [mail] = await jobs.mails();
    expect(mail?.text).toContain("VIN on the paper is not the one");
    expect(mail?.text).toContain("sharp photo");
  });

  it("comes too late for a car that was changed meanwhile", async () => {
    const one = await waiting({ status: "pending" });
    const change = { vinNumber: "JTDBR32E7200ZZZZ9" };
    const edited = await app.inject({
      method: "PATCH",
      url: `/api/cars/${one.carId}`,
      payload: change,
      headers: one.owner,
    });
    expect(edited.statusCode, edited.body).toBe(200);
    expect((await one.decide(confirmed)).json()).toMatchObject({ code: "papers.decided", state: "ended" });
    expect(
      (
        await app.inject({
          method: "PUT",
          url: `${list}/${randomUUID()}/decision`,
          payload: confirmed,
          headers,
        })
      ).statusCode,
    ).toBe(404);
  });
});
