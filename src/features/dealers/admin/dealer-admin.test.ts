import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { isMeantBy } from "#features/accounts/find-people.ts";
import { makeAdministrator, signInAdministrator } from "#features/administrators/admin.factory.ts";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { paperForm, pdf } from "#features/payments/pdf.factory.ts";
import { secondProcess, testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";
import { makeApplication } from "../application.factory.ts";

const test = await testApp();
const { app, db, time } = test;
const jobs = await testJobs(test);
const other = await secondProcess(test);
const administrator = await makeAdministrator(db, "content_admin");
const headers = { "accept-language": "ar", ...(await signInAdministrator(db, administrator.id, time.now)) };
const get = (url: string) => app.inject({ url: `/api/admin/${url}`, headers });
const put = (url: string, payload?: object, on = app) =>
  on.inject({ method: "PUT", url: `/api/admin/${url}`, headers, ...(payload && { payload }) });
const reject = (id: string, reason: unknown = "الرخصة غير مقروءة", on = app) =>
  put(`dealer-applications/${id}/reject`, { reason }, on);
const approve = (id: string, on = app) => put(`dealer-applications/${id}/approve`, undefined, on);

async function applied(given: Omit<Partial<Parameters<typeof makeApplication>[1]>, "user_id"> = {}) {
  const userId = await makeUser(db, { first_name: "Rana" });
  return { userId, id: await makeApplication(db, { user_id: userId, ...given }) };
}
const logOf = (id: string) =>
  db
    .selectFrom("admin_activity_log")
    .select(["action", "before", "after", "admin_id", "details"])
    .where("resource_id", "=", id)
    .orderBy("id")
    .execute();
async function noticesOf(userId: string) {
  await jobs.run();
  return db
    .selectFrom("notifications")
    .select(["type", "title", "title_en", "body", "link", "created_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

describe("an application under review", () => {
  it("is shown with its nine fields, its papers, its applicant and what was decided before", async () => {
    const { userId, id } = await applied({ dealership_license: "SHOWN-1" });
    const old = await makeApplication(db, {
      user_id: userId,
      state: "rejected",
      reason: "no",
      reviewer_id: administrator.id,
      decided_at: time.now,
    });
    const shown = await get(`dealer-applications/${id}`);
    expect(shown.statusCode, shown.body).toBe(200);
    expect(shown.json()).toMatchObject({
      id,
      state: "pending",
      dealershipName: "Cedars Motors",
      dealershipLicense: "SHOWN-1",
      dealershipAddress: "Dora highway, next to the bridge",
      dealershipCity: "metn",
      dealershipPhone: "+9611234567",
      dealershipEmail: "sales@cedars.example",
      yearsInBusiness: "7",
      specialization: "used_cars",
      description: "Family dealership with a workshop of its own since 2019.",
      language: "ar",
      reviewer: null,
      documents: [],
      applicant: { id: userId, firstName: "Rana", status: "active", isVerifiedDealer: false },
      history: [{ id: old, state: "rejected", reason: "no", reviewer: "Maya Saadeh" }],
    });
    expect(shown.body).not.toMatch(/password|"key"/);
    const listed = (await get("dealer-applications?search=shown-1")).json();
    expect(listed).toMatchObject({ total: 1, page: 1, totalPages: 1, data: [{ id, documents: 0 }] });
  });

  it("is listed by state, and what nobody can mean is refused", async () => {
    const { id } = await applied();
    const pending = (await get("dealer-applications?state=pending&limit=100")).json();
    expect(pending.data.map((one: { id: string }) => one.id)).toContain(id);
    expect(new Set(pending.data.map((one: { state: string }) => one.state))).toEqual(new Set(["pending"]));
    for (const wrong of ["limit=101", "limit=0", "page=0", "state=lost", "page=x"]) {
      expect((await get(`dealer-applications?${wrong}`)).statusCode, wrong).toBe(400);
    }
    expect((await get("dealer-applications/1")).statusCode).toBe(400);
  });

  it("that is not there is 404, whatever is done with it", async () => {
    const nothing = randomUUID();
    for (const answer of [
      await get(`dealer-applications/${nothing}`),
      await approve(nothing),
      await reject(nothing),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([404, "dealer.application_not_found"]);
    }
    expect(await logOf(nothing)).toEqual([]);
  });
});

describe("a paper", () => {
  it("is shown to who may, by its own application alone; each look is written down", async () => {
    const { userId, id } = await applied();
    const { payload, headers: form } = paperForm(pdf);
    const sent = await app.inject({
      method: "POST",
      url: "/api/users/dealership/documents",
      payload,
      headers: { ...(await signIn(db, userId)), ...form },
    });
    const paper = sent.json().id;
    const shown = await get(`dealer-applications/${id}/documents/${paper}`);
    expect([shown.statusCode, shown.headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect(shown.rawPayload).toEqual(pdf);
    expect(shown.headers["cache-control"]).toBe("no-store");
    expect(await logOf(id)).toMatchObject([{ action: "dealer.document_seen", details: { document: paper } }]);
    const elsewhere = await get(`dealer-applications/${(await applied()).id}/documents/${paper}`);
    expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([404, "dealer.document_not_found"]);
    const payments = await makeAdministrator(db, "payment_admin");
    const refused = await app.inject({
      url: `/api/admin/dealer-applications/${id}/documents/${paper}`,
      headers: await signInAdministrator(db, payments.id, time.now),
    });
    expect(refused.statusCode).toBe(403);
  });
});

describe("a decision", () => {
  it("approves: the badge, the log, and one notice and one mail to the applicant", async () => {
    const { userId, id } = await applied();
    const answer = await approve(id);
    expect(answer.statusCode, answer.body).toBe(200);
    const { state, reviewer, applicant } = answer.json();
    expect([state, reviewer, applicant.isVerifiedDealer]).toEqual(["approved", "Maya Saadeh", true]);
    expect(await logOf(id)).toMatchObject([
      {
        action: "dealer.approved",
        before: { state: "pending" },
        after: { state: "approved", slug: applicant.slug },
        admin_id: administrator.id,
      },
    ]);
    expect(await noticesOf(userId)).toEqual([
      {
        type: "system",
        title: "تم اعتماد معرضك",
        title_en: "Your dealership is approved",
        body: expect.stringContaining("Cedars Motors"),
        link: "/dealership-registration",
        created_at: time.now,
      },
    ]);
  });

  it("rejects with a reason that the applicant reads, in the language of the application", async () => {
    const { userId, id } = await applied({ language: "en" });
    const longest = `${"x".repeat(999)}<`;
    for (const wrong of ["", "  x  ", "ab", "x".repeat(1001), "x\u0000yz", undefined, 5]) {
      expect((await put(`dealer-applications/${id}/reject`, { reason: wrong })).statusCode).toBe(400);
    }
    expect((await put(`dealer-applications/${id}/reject`)).statusCode).toBe(400);
    const answer = await reject(id, ` ${longest} `);
    expect(answer.json()).toMatchObject({ state: "rejected", reason: longest, reviewer: "Maya Saadeh" });
    expect(await noticesOf(userId)).toMatchObject([
      { title_en: "We could not approve your dealership yet", body: longest },
    ]);
    const own = await app.inject({ url: "/api/users/dealership", headers: await signIn(db, userId) });
    expect(own.json().application).toMatchObject({ state: "rejected", reason: longest });
    expect(own.body).not.toContain("Maya");
  });

  it("of two at once is the first's; the second is told how things stand, and nothing is overwritten", async () => {
    for (const [one, two] of [
      [approve, approve],
      [approve, (id: string, on = app) => reject(id, undefined, on)],
      [(id: string, on = app) => reject(id, undefined, on), approve],
    ] as const) {
      const { userId, id } = await applied();
      const both = await Promise.all([one(id), two(id, other)]);
      expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
      const [done, refused] = both.toSorted((a, b) => a.statusCode - b.statusCode).map((each) => each.json());
      expect(refused).toMatchObject({
        code: "dealer.decided",
        state: done.state,
        reason: done.reason,
        decidedAt: time.now.toISOString(),
      });
      expect((await get(`dealer-applications/${id}`)).json().state).toBe(done.state);
      expect(await logOf(id)).toHaveLength(1);
      expect(await noticesOf(userId)).toHaveLength(1);
    }
  });

  it("is an administrator's: nobody else's name is kept under it", async () => {
    const { id } = await applied();
    const invented = db
      .updateTable("dealer_applications")
      .set({ state: "approved", reviewer_id: randomUUID(), decided_at: time.now })
      .where("id", "=", id)
      .execute();
    await expect(invented).rejects.toThrow("dealer_applications_reviewer_id_fkey");
  });
});

describe("dealers", () => {
  async function dealer(name: string) {
    const { userId, id } = await applied({ dealership_name: name });
    await approve(id);
    await noticesOf(userId);
    return userId;
  }
  const badge = (id: string, verified: unknown, reason = "الرخصة انتهت", on = app) =>
    put(`dealers/${id}/badge`, { verified, reason }, on);
  const named = async (search: string, more = "") =>
    (await get(`dealers?search=${encodeURIComponent(search)}${more}`)).json();

  it("are listed by name with what everybody sees of them; nobody else is", async () => {
    const second = await dealer("Zahle Wheels");
    const first = await dealer("Zahle Autos");
    const future = new Date("2027-06-01T00:00:00Z");
    await makeListing(db, { user_id: first, expires_at: future });
    await makeListing(db, { user_id: first, expires_at: future, status: "pending" });
    await applied({ dealership_name: "Zahle Waiting" });
    const { data, total } = await named("zahle");
    expect(total).toBe(2);
    expect(data).toMatchObject([
      {
        id: first,
        name: "Zahle Autos",
        city: "metn",
        listings: 1,
        isVerifiedDealer: true,
        since: time.now.toISOString(),
        owner: { firstName: "Rana" },
      },
      { id: second, listings: 0 },
    ]);
    expect((await named("zahle", "&limit=1&page=2")).data).toMatchObject([{ id: second }]);
    for (const nothing of ["q%q", "z_hle", "\\", "nowhere' or 1=1 --"])
      expect((await named(nothing)).total).toBe(0);
    expect((await get("dealers?badge=maybe")).statusCode).toBe(400);
  });

  it("lose the badge and get it back, for a reason that is written down and told", async () => {
    const id = await dealer("Tripoli Motors");
    const car = await makeListing(db, { user_id: id, expires_at: new Date("2027-06-01T00:00:00Z") });
    const shown = async () => (await app.inject(`/api/cars/${car}`)).json().seller.isVerifiedDealer;
    expect(await shown()).toBe(true);
    const taken = await badge(id, false);
    expect(taken.statusCode, taken.body).toBe(200);
    expect(taken.json()).toMatchObject({ id, isVerifiedDealer: false, name: "Tripoli Motors" });
    expect(await shown()).toBe(false);
    expect((await named("tripoli", "&badge=without")).total).toBe(1);
    expect((await named("tripoli", "&badge=with")).total).toBe(0);
    time.now = new Date(time.now.getTime() + 60_000);
    expect((await badge(id, true, "رخصة جديدة")).json().isVerifiedDealer).toBe(true);
    expect(await shown()).toBe(true);
    expect(await logOf(id)).toMatchObject([
      {
        action: "dealer.badge_taken",
        before: { isVerifiedDealer: true },
        after: { isVerifiedDealer: false },
        details: { reason: "الرخصة انتهت" },
        admin_id: administrator.id,
      },
      { action: "dealer.badge_given", after: { isVerifiedDealer: true } },
    ]);
    expect((await noticesOf(id)).map(({ title, body }) => [title, body])).toEqual([
      ["تم اعتماد معرضك", expect.anything()],
      ["سُحبت منك شارة المعرض المعتمد", "الرخصة انتهت"],
      ["عادت شارة المعرض المعتمد إليك", "رخصة جديدة"],
    ]);
  });

  it("are found by an index, in their order and by a search", async () => {
    await db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off; set local enable_sort = off`.execute(tx);
      const dealers = sql`select id from users where is_dealership and dealership_name is not null`;
      const plan = async (rest: ReturnType<typeof sql>) =>
        JSON.stringify((await sql`explain ${dealers} ${rest}`.execute(tx)).rows);
      expect(await plan(sql`order by lower(dealership_name), id limit 9`)).toContain("users_dealers_by_name");
      await sql`set local enable_indexscan = off; set local enable_indexonlyscan = off`.execute(tx);
      const found = await sql`explain select u.id from users u where ${isMeantBy("cedars")}`.execute(tx);
      expect(JSON.stringify(found.rows)).toContain("users_words");
    });
  });

  it("have one badge: of two who take it at once the second is told", async () => {
    const id = await dealer("Sour Motors");
    const both = await Promise.all([badge(id, false), badge(id, false, "أخرى", other)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const refused = both.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused).toMatchObject({ code: "dealer.badge_decided", badge: "without" });
    expect(await logOf(id)).toHaveLength(1);
  });

  it("only have one: no badge without an approval, and none without a reason", async () => {
    const { userId } = await applied();
    for (const id of [userId, randomUUID()]) {
      const refused = await badge(id, true);
      expect([refused.statusCode, refused.json().code]).toEqual([404, "dealer.not_found"]);
    }
    const id = await dealer("Saida Motors");
    expect((await badge(id, false, "  ")).statusCode).toBe(400);
    expect((await badge(id, "no")).statusCode).toBe(400);
    expect(await logOf(id)).toEqual([]);
  });
});
