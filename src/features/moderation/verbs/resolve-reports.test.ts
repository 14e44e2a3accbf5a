import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { makeAdministrator } from "#features/administrators/admin.factory.ts";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { keepFlags } from "#features/selling/review/find-flags.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { testJobs } from "../../../../tests/support/jobs.ts";
import { decide } from "./decide.ts";
import { type ReportOutcome, resolveReport, resolveReportsOf } from "./resolve-reports.ts";

const test = await testApp();
const { db, time } = test;
const jobs = await testJobs(test);
const maya = await makeAdministrator(db, "content_admin");
const later = (seconds: number) => new Date(time.now.getTime() + seconds * 1000);

const makeReport = async (carId: string, given: { user_id?: string; reason?: string } = {}) => {
  const reporter = given.user_id ?? randomUUID();
  const { id } = await db
    .insertInto("listing_reports")
    .values({ car_id: carId, reporter, reason: "fraud", ...given })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
};
const says = (id: string, outcome: ReportOutcome, at = time.now) =>
  db.transaction().execute((tx) => resolveReport(tx, maya, id, outcome, at));
const saysAll = (id: string, outcome: ReportOutcome, at = time.now) =>
  db.transaction().execute((tx) => resolveReportsOf(tx, maya, id, outcome, at));
const statusOf = async (id: string) =>
  (await db.selectFrom("cars").select("status").where("id", "=", id).executeTakeFirstOrThrow()).status;
const flagsOf = (id: string) =>
  db.selectFrom("listing_flags").select(["kind", "detail"]).where("car_id", "=", id).execute();

describe("reports of a listing", () => {
  it("hide it when three were upheld, until somebody has reviewed it", async () => {
    const id = await makeListing(db, { user_id: await makeUser(db) });
    expect((await says(await makeReport(id), "upheld")).answer).toEqual({ resolved: 1, hidden: false });
    await says(await makeReport(id), "dismissed");
    await says(await makeReport(id), "upheld");
    expect(await statusOf(id)).toBe("active");
    const { answer, log } = await says(await makeReport(id), "upheld");
    expect(answer).toEqual({ resolved: 1, hidden: true });
    expect(log.map(({ action }) => action)).toEqual(["report.upheld", "listing.hidden"]);
    expect(await statusOf(id)).toBe("pending");
    expect(await flagsOf(id)).toEqual([{ kind: "upheld_reports", detail: "3" }]);
    // What its owner changes takes the flag of the reports away no more than a reviewer's eyes do.
    await keepFlags(db, id, [], time.now);
    expect(await flagsOf(id)).toHaveLength(1);

    await db.transaction().execute((tx) => decide(tx, maya, { id, status: "active" }, later(60)));
    expect(await flagsOf(id)).toEqual([]);
    await says(await makeReport(id), "upheld", later(61));
    expect(await statusOf(id)).toBe("active");
  });

  it("are decided together, and hide it together", async () => {
    const id = await makeListing(db, { user_id: await makeUser(db) });
    for (const reason of ["fraud", "sold", "fraud"]) await makeReport(id, { reason });
    expect((await saysAll(id, "upheld")).answer).toEqual({ resolved: 3, hidden: true });
    await expect(saysAll(id, "dismissed")).rejects.toMatchObject({ code: "report.decided" });
    await expect(saysAll(randomUUID(), "dismissed")).rejects.toMatchObject({ code: "listing.not_found" });
  });

  it("are decided once: the second of two is told how", async () => {
    const id = await makeReport(await makeListing(db, { user_id: await makeUser(db) }));
    const both = await Promise.allSettled([says(id, "upheld"), says(id, "dismissed")]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const { outcome } = await db
      .selectFrom("listing_reports")
      .select("outcome")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const lost = both.find((one) => one.status === "rejected");
    expect(lost?.reason).toMatchObject({ code: "report.decided", facts: { outcome } });
    await expect(says(randomUUID(), "upheld")).rejects.toMatchObject({ code: "report.not_found" });
  });

  it("tell who reported what came of it, and nothing about anybody", async () => {
    const reader = await makeUser(db, { language: "en" });
    const owner = await makeUser(db, { first_name: "Samir", last_name: "Nasr" });
    const id = await makeListing(db, { user_id: owner, title: "Kia Sportage 2018" });
    await makeReport(id, { user_id: reader });
    await makeReport(id);
    await saysAll(id, "dismissed");
    await jobs.run();
    const notices = await db
      .selectFrom("notifications")
      .selectAll()
      .where("user_id", "in", [reader, owner])
      .execute();
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatchObject({ user_id: reader, title_en: "We have looked at your report" });
    expect(notices[0]?.body).toContain("Kia Sportage 2018");
    expect(JSON.stringify(notices)).not.toMatch(/Samir|Nasr|Maya/);
  });
});
