import { describe, expect, it } from "vitest";
import { makeAdministrator, signInAdministrator } from "#features/administrators/admin.factory.ts";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { usualReasons as ar } from "#i18n/messages/usual-reasons.ar.ts";
import { usualReasons as en } from "#i18n/messages/usual-reasons.en.ts";
import { secondProcess, testApp } from "../../../tests/support/app.ts";
import { testJobs } from "../../../tests/support/jobs.ts";
import { signIn } from "../../../tests/support/sign-in.ts";

const test = await testApp();
const { app, db, time } = test;
const other = await secondProcess(test);
const jobs = await testJobs(test);
const nour = await makeAdministrator(db, "user_admin");
const headers = { ...(await signInAdministrator(db, nour.id, time.now)), "accept-language": "en" };

const get = (url: string, as: object = headers) =>
  app.inject({ url: `/api/admin/${url}`, headers: { ...as } });
const put = (url: string, payload?: object, on = app, as: object = headers) =>
  on.inject({ method: "PUT", url: `/api/admin/${url}`, headers: { ...as }, ...(payload && { payload }) });
const suspend = { status: "suspended", reason: "Prices that were none" };

const userOf = (id: string) =>
  db
    .selectFrom("users")
    .select(["user_status", "suspension_reason", "suspended_until", "current_plan", "locked_until"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
const logOf = (id: string) =>
  db
    .selectFrom("admin_activity_log")
    .select(["action", "admin_id", "before", "after"])
    .where("resource_type", "=", "user")
    .where("resource_id", "=", id)
    .orderBy("id")
    .execute();
const actionsOf = async (id: string) => (await logOf(id)).map(({ action }) => action);
const publicOf = async (id: string) => (await app.inject({ url: `/api/cars/${id}` })).statusCode;
const in30Days = () => new Date(time.now.getTime() + 30 * 86_400_000);

describe("a user's standing", () => {
  it("suspends at once: listings are hidden, sessions end, and it stands in the log with why", async () => {
    const id = await makeUser(db, { city: "beirut" });
    const car = await makeListing(db, { user_id: id, expires_at: in30Days() });
    const session = await signIn(db, id);
    expect(await publicOf(car)).toBe(200);
    const until = in30Days().toISOString();
    const answer = await put(`users/${id}/status`, { ...suspend, until });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({
      status: "suspended",
      suspendedUntil: until,
      suspensionReason: suspend.reason,
      actions: ["ban", "activate"],
      sessions: [],
      history: [{ action: "user.suspended", administrator: "Maya Saadeh", reason: suspend.reason, until }],
    });
    expect(await publicOf(car)).toBe(404);
    expect((await app.inject({ url: "/api/auth/user", headers: session })).statusCode).toBe(401);
    const [entry] = await logOf(id);
    expect(entry).toMatchObject({
      admin_id: nour.id,
      before: { status: "active", reason: null },
      after: { status: "suspended", reason: suspend.reason, until },
    });
    expect((await put(`users/${id}/status`, { status: "active" })).json()).toMatchObject({
      status: "active",
      suspensionReason: null,
      suspendedUntil: null,
      actions: ["suspend", "ban"],
    });
    expect(await publicOf(car)).toBe(200);
  });

  it.each([
    ["active", "active", false],
    ["active", "suspended", true],
    ["active", "banned", true],
    ["suspended", "suspended", false],
    ["suspended", "banned", true],
    ["suspended", "active", true],
    ["banned", "suspended", false],
    ["banned", "banned", false],
    ["banned", "active", true],
  ] as const)("goes from %s to %s: %s", async (from, to, may) => {
    const id = await makeUser(db, {
      user_status: from,
      suspension_reason: from === "active" ? null : "Before",
    });
    const body = to === "active" ? { status: to } : { status: to, reason: "Spam again" };
    const answer = await put(`users/${id}/status`, body);
    expect(answer.statusCode).toBe(may ? 200 : 409);
    if (may) return expect((await userOf(id)).user_status).toBe(to);
    expect(answer.json()).toMatchObject({ code: "user.wrong_state", status: from });
    expect(await userOf(id)).toMatchObject({
      user_status: from,
      suspension_reason: from === "active" ? null : "Before",
    });
    expect(await logOf(id)).toEqual([]);
  });

  it("asks for a reason, and for an end that lies ahead, of a suspension alone", async () => {
    const id = await makeUser(db);
    const wrong = [
      [{ status: "suspended" }, "reason"],
      [{ status: "banned" }, "reason"],
      [{ status: "suspended", reason: " x " }, "reason"],
      [{ status: "suspended", reason: "y".repeat(301) }, "reason"],
      [{ ...suspend, until: time.now.toISOString() }, "until"],
      [{ ...suspend, until: "tomorrow" }, "until"],
      [{ status: "banned", reason: "Fraud", until: in30Days().toISOString() }, "until"],
      [{ status: "pending", reason: "Fraud" }, "status"],
      [{ ...suspend, role: "admin" }, "role"],
    ] as const;
    for (const [body, field] of wrong) {
      const answer = await put(`users/${id}/status`, body);
      expect([answer.statusCode, Object.keys(answer.json().errors)], JSON.stringify(body)).toEqual([
        400,
        [field],
      ]);
    }
    expect((await userOf(id)).user_status).toBe("active");
  });

  it("is decided by the first of two; the second is told, and nothing is overwritten", async () => {
    for (const second of [
      { status: "suspended", reason: "The second" },
      { status: "banned", reason: "The second", seen: "active" },
    ]) {
      const id = await makeUser(db);
      const first = { status: "suspended", reason: "The first", seen: "active" };
      const both = await Promise.all([
        put(`users/${id}/status`, first),
        put(`users/${id}/status`, second, other),
      ]);
      expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
      const [won, lost] = both[0].statusCode === 200 ? [first, both[1]] : [second, both[0]];
      expect(lost.json()).toMatchObject({ code: "user.wrong_state", status: won.status });
      expect(await userOf(id)).toMatchObject({ user_status: won.status, suspension_reason: won.reason });
      expect(await logOf(id)).toHaveLength(1);
    }
  });

  it("bans by the earlier screens' call, with or without a reason", async () => {
    const [one, two] = [await makeUser(db), await makeUser(db)];
    expect((await put(`users/${one}/ban`)).json().status).toBe("banned");
    expect((await put(`users/${two}/ban`, { reason: "Fraud" })).json().suspensionReason).toBe("Fraud");
    expect((await put(`users/${two}/ban`)).json()).toMatchObject({
      code: "user.wrong_state",
      status: "banned",
    });
  });

  it("is decided for many in one call, each for itself, with one outcome and one entry for each", async () => {
    const [a, b, c] = [
      await makeUser(db, { first_name: "Ali" }),
      await makeUser(db, { user_status: "banned" }),
      await makeUser(db),
    ];
    const gone = "00000000-0000-7000-8000-000000000000";
    const answer = await put("users/status", { ids: [a, b, gone, c, a.toUpperCase()], ...suspend });
    expect(answer.json().data).toEqual([
      { id: a, outcome: "done", name: "Ali Haddad", status: "suspended" },
      { id: b, outcome: "wrong_state", name: "Karim Haddad", status: "banned" },
      { id: gone, outcome: "not_found", name: null, status: null },
      { id: c, outcome: "done", name: "Karim Haddad", status: "suspended" },
    ]);
    expect(await actionsOf(a)).toEqual(["user.suspended"]);
    expect(await actionsOf(b)).toEqual([]);
    const back = await put("users/status", { ids: [a, c], status: "active" });
    expect(back.json().data.map(({ outcome }: { outcome: string }) => outcome)).toEqual(["done", "done"]);
    for (const body of [
      { ids: [], ...suspend },
      { ids: [a], status: "suspended" },
      { ids: Array.from({ length: 101 }, () => a), ...suspend },
      { ids: ["1"], ...suspend },
    ]) {
      expect((await put("users/status", body)).statusCode).toBe(400);
    }
  });

  it("does not stall where two lists of the same users meet", async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => makeUser(db)));
    const both = await Promise.all([
      put("users/status", { ids, ...suspend }),
      put("users/status", { ids: ids.toReversed(), ...suspend }, other),
    ]);
    const done = both.flatMap((answer) =>
      answer.json().data.filter(({ outcome }: { outcome: string }) => outcome === "done"),
    );
    expect(done).toHaveLength(12);
  });

  it.each([
    ["ar", "حسابك موقوف مؤقتاً", "أُغلق حسابك", "حسابك مفتوح من جديد"],
    ["en", "Your account is suspended", "Your account is closed", "Your account is open again"],
  ] as const)("is told to the user by mail and notice: %s", async (language, ...subjects) => {
    const id = await makeUser(db, { language });
    const told: string[] = [];
    for (const body of [
      { ...suspend, reason: "<b>Why</b>", until: in30Days().toISOString() },
      { status: "banned", reason: "Fraud" },
      { status: "active" },
    ]) {
      await put(`users/${id}/status`, body);
      await jobs.run();
      const [mail] = await jobs.mails();
      told.push(mail?.subject ?? "");
      if (body.reason) expect(mail?.text).toContain(body.reason);
      expect(mail?.html).not.toContain("<b>Why");
    }
    expect(told).toEqual(subjects);
    const notices = await db.selectFrom("notifications").select("type").where("user_id", "=", id).execute();
    expect(notices).toEqual([{ type: "system" }, { type: "system" }, { type: "system" }]);
  });

  it("is explained by a usual reason in the reader's language, whichever it was chosen in", async () => {
    const id = await makeUser(db, { language: "ar" });
    await put(`users/${id}/status`, { status: "banned", reason: en.listingsNotReal });
    await jobs.run();
    expect((await jobs.mails())[0]?.text).toContain(ar.listingsNotReal);
    const [notice] = await db.selectFrom("notifications").selectAll().where("user_id", "=", id).execute();
    expect(notice?.body).toContain(ar.listingsNotReal);
    expect(notice?.body_en).toContain(en.listingsNotReal);
  });
});

describe("a lock after failed sign-ins", () => {
  it("is shown with its end, and ended", async () => {
    const email = "locked@example.com";
    const id = await makeUser(db, { email });
    const guess = () =>
      app.inject({
        method: "POST",
        url: "/api/auth/login",
        payload: { email, password: "Wrong-password-1" },
      });
    for (let i = 0; i < 6; i++) await guess();
    expect((await guess()).statusCode).toBe(423);
    const [row] = (await get("users?search=locked@example.com&locked=true")).json().data;
    expect(row).toMatchObject({ id, lockedUntil: expect.any(String), actions: ["suspend", "ban", "unlock"] });
    const unlocked = await put(`users/${id}/unlock`);
    expect(unlocked.json()).toMatchObject({
      lockedUntil: null,
      loginAttempts: 0,
      actions: ["suspend", "ban"],
    });
    expect((await guess()).statusCode).toBe(401);
    expect(await actionsOf(id)).toEqual(["user.unlocked"]);
    expect((await put(`users/${id}/unlock`)).json().code).toBe("user.not_locked");
  });

  it("is not shown once it is over", async () => {
    const id = await makeUser(db, { locked_until: new Date(time.now.getTime() - 1) });
    expect((await get(`users/${id}`)).json()).toMatchObject({
      lockedUntil: null,
      actions: ["suspend", "ban"],
    });
  });
});

describe("the list of users", () => {
  it.each([
    ["احمد", "the form of alef"],
    ["أَحْمَد", "with harakat"],
    ["ايلي احمد", "words in another order"],
    ["معرض صنين", "the dealership"],
    ["71 340 519", "a telephone as it is dialled"],
    ["071-340519", "with its 0"],
    ["٧١٣٤٠٥١٩", "in Arabic digits"],
    ["00961 71 340519", "as from abroad"],
    ["+96171340519", "as it is stored"],
    ["340519", "a part of it"],
    ["01 777 340", "the dealership's"],
  ])("finds by %s (%s)", async (text) => {
    const id = await makeUser(db, {
      first_name: "أحمد",
      last_name: "إيلي",
      phone: "+96171340519",
      is_dealership: true,
      dealership_name: "معرض صنّين",
      dealership_phone: "+9611777340",
    });
    const { data } = (await get(`users?search=${encodeURIComponent(text)}`)).json();
    expect(data.map((one: { id: string }) => one.id)).toEqual([id]);
    await db.deleteFrom("users").where("id", "=", id).execute();
  });

  it("finds by name, mail and city, in both languages, and takes signs as spaces", async () => {
    const made = {
      rana: await makeUser(db, { first_name: "رنا", last_name: "الخوري", city: "zahle" }),
      percent: await makeUser(db, {
        first_name: "Odd%Name",
        last_name: "Zz_z",
        email: "odd.one@else.example",
      }),
      dealer: await makeUser(db, {
        is_dealership: true,
        is_verified_dealer: true,
        dealership_name: "Cedars",
        city: "zahle",
      }),
    };
    const found = async (query: string) =>
      (await get(`users?${query}`)).json().data.map(({ id }: { id: string }) => id);
    for (const text of ["رنا", "نا الخو", "رن", "رنا خوري"]) {
      expect(await found(`search=${encodeURIComponent(text)}`), text).toEqual([made.rana]);
    }
    for (const text of ["d%n", "z_z", "ODD.ONE@", "od"]) {
      expect(await found(`search=${encodeURIComponent(text)}`), text).toEqual([made.percent]);
    }
    for (const text of ["zahle", "Zah", "زحلة"]) {
      expect(await found(`search=${encodeURIComponent(text)}`), text).toEqual([made.dealer, made.rana]);
    }
    expect(await found("city=zahle&type=verified_dealer")).toEqual([made.dealer]);
    expect(await found("city=zahle&type=individual&sort=name")).toEqual([made.rana]);
    expect(await found("city=zahle&status=banned")).toEqual([]);
    expect(await found(`search=${encodeURIComponent("nowhere' or 1=1 --")}`)).toEqual([]);
    for (const none of ["status=all", "status=", "city=all&type=all&status=all", "city=&type="]) {
      expect((await get(`users?${none}&search=odd.one`)).json().total, none).toBe(1);
    }
    for (const wrong of [
      "limit=101",
      "page=0",
      "status=pending",
      "city=ramallah",
      "sort=password",
      "type=x",
    ]) {
      expect((await get(`users?${wrong}`)).statusCode, wrong).toBe(400);
    }
  });

  it("pages through all of them once, in every order", async () => {
    const { total } = (await get("users?limit=1")).json();
    for (const sort of ["-createdAt", "createdAt", "name", "-name", "email"]) {
      const ids = new Set<string>();
      for (let page = 1; ids.size < total && page <= Math.ceil(total / 20); page++) {
        const { data, totalPages } = (await get(`users?limit=20&page=${page}&sort=${sort}`)).json();
        expect(totalPages).toBe(Math.ceil(total / 20));
        for (const { id } of data) ids.add(id);
      }
      expect(ids.size, sort).toBe(total);
    }
  });

  it("is taken as a file, whole, that no spreadsheet runs, and that is written down", async () => {
    await makeUser(db, { first_name: "=cmd()", last_name: 'A "b", c', email: "formula@example.com" });
    await makeUser(db, {
      first_name: " ＝1+1",
      last_name: "z",
      email: "wide@example.com",
      phone: "+9613123456",
    });
    const { total } = (await get("users?limit=1")).json();
    const file = await get("users/export");
    expect(file.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(file.headers["cache-control"]).toBe("no-store");
    expect(file.body.trim().split("\r\n")).toHaveLength(total + 1);
    expect(file.body).toContain(`"'=cmd() A ""b"", c",formula@example.com`);
    expect(file.body).toContain(`,' ＝1+1 z,wide@example.com,'+9613123456,`);
    expect((await get("users/export?search=formula@")).body.trim().split("\r\n")).toHaveLength(2);
    const logged = await db
      .selectFrom("admin_activity_log")
      .select("details")
      .where("action", "=", "user.list_exported")
      .orderBy("id")
      .execute();
    expect(logged.map(({ details }) => details)).toMatchObject([{}, { search: "formula@" }]);
  });
});
