import { describe, expect, it } from "vitest";
import { makeUser } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { makeAdministrator, signInAdministrator } from "../admin.factory.ts";

const { app, db, time } = await testApp();
const maya = await makeAdministrator(db);
const nour = await makeAdministrator(db, "user_admin");
const headers = await signInAdministrator(db, maya.id, time.now);
const ofNour = await signInAdministrator(db, nour.id, time.now);

const get = (query: string, as: object = headers) =>
  app.inject({ url: `/api/admin/activity${query}`, headers: { ...as } });
const actions = async (query: string) =>
  (await get(query)).json().data.map(({ action }: { action: string }) => action);
const id = await makeUser(db);
const decide = (payload: object) =>
  app.inject({
    method: "PUT",
    url: `/api/admin/users/${id}/status`,
    headers: { ...ofNour, "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" },
    payload,
  });
await decide({ status: "suspended", reason: "=Spam, again" });
// Half past midnight in Beirut: the next day there.
time.now = new Date("2026-11-15T22:30:00Z");
Object.assign(headers, await signInAdministrator(db, maya.id, time.now));
Object.assign(ofNour, await signInAdministrator(db, nour.id, time.now));
await decide({ status: "active" });

describe("the log of what administrators did", () => {
  it("says who, what, before and after, when and from where, the latest first", async () => {
    const { data, total, totalPages } = (await get("?resource=user")).json();
    expect({ total, totalPages }).toEqual({ total: 2, totalPages: 1 });
    expect(data[1]).toMatchObject({
      at: "2026-11-15T10:00:00.000Z",
      administrator: { id: nour.id, username: nour.username },
      action: "user.suspended",
      resourceType: "user",
      resourceId: id,
      before: { status: "active" },
      after: { status: "suspended", reason: "=Spam, again" },
      address: "127.0.0.1",
      browser: "Firefox",
      system: "Linux",
    });
  });

  it("is filtered by administrator, action, thing and day in Beirut", async () => {
    const both = ["user.activated", "user.suspended"];
    expect(await actions(`?admin=${nour.id}`)).toEqual(both);
    expect(await actions(`?admin=${maya.id}&resource=user`)).toEqual([]);
    expect(await actions("?action=user.suspended")).toEqual(["user.suspended"]);
    expect(await actions(`?resource=user&resourceId=${id}`)).toEqual(both);
    expect(await actions(`?resource=user&resourceId=${nour.id}`)).toEqual([]);
    expect(await actions("?resource=user&to=2026-11-15")).toEqual(["user.suspended"]);
    expect(await actions("?resource=user&from=2026-11-16")).toEqual(["user.activated"]);
    expect(await actions("?resource=user&from=2026-11-15&to=2026-11-16")).toEqual(both);
    expect(await actions("?resource=user&limit=1&page=2")).toEqual(["user.suspended"]);
    for (const wrong of ["admin=1", "action=DROP%20TABLE", "from=yesterday", "limit=101", "page=0"]) {
      expect((await get(`?${wrong}`)).statusCode, wrong).toBe(400);
    }
  });

  it("names what it can be filtered by, each once", async () => {
    const choices = (await get("/choices")).json();
    expect(choices.actions).toEqual(choices.actions.toSorted());
    expect(choices.actions).toEqual(expect.arrayContaining(["user.activated", "user.suspended"]));
    expect(new Set(choices.resources).size).toBe(choices.resources.length);
    expect(choices.administrators.map((one: { id: string }) => one.id)).toContain(maya.id);
  });

  it("is taken as a file, which stands in it", async () => {
    const { body, headers: given } = await get("/export?resource=user");
    expect(given["content-disposition"]).toBe('attachment; filename="activity.csv"');
    const lines = body.trim().split("\r\n");
    expect(lines).toHaveLength(3);
    expect(lines[2]).toContain(`{""until"":null,""reason"":""=Spam, again""`);
    expect(await actions("?action=activity.exported")).toEqual(["activity.exported"]);
  });

  it("is a file that no spreadsheet runs, whatever a browser calls itself", async () => {
    await get("/export", { ...headers, "user-agent": "@SUM(A1)" });
    const { body } = await get("/export?action=activity.exported");
    expect(body).toContain(",'@SUM(A1)\r\n");
  });

  it("is the general manager's alone", async () => {
    for (const path of ["", "/choices", "/export"]) expect((await get(path, ofNour)).statusCode).toBe(403);
  });

  it("is not rewritten, whoever tries", async () => {
    const log = db.updateTable("admin_activity_log").set({ action: "user.nothing" });
    await expect(log.execute()).rejects.toMatchObject({ code: "MS003" });
    await expect(db.deleteFrom("admin_activity_log").execute()).rejects.toMatchObject({ code: "MS003" });
  });
});
