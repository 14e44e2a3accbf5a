import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { makeAdministrator } from "#features/administrators/admin.factory.ts";
import { makeUser } from "#features/listings/listing.factory.ts";
import { testDatabase } from "../../../tests/support/database.ts";
import { makeApplication } from "./application.factory.ts";
import { findApplication, findApplications } from "./application.queries.ts";

const { db } = await testDatabase();
const day = (number: number) => new Date(Date.UTC(2026, 9, number));
const decided = { reviewer_id: (await makeAdministrator(db)).id, decided_at: day(30) };
const rana = await makeUser(db, { first_name: "Rana", email: "rana@example.com" });
const old = await makeApplication(db, {
  user_id: rana,
  ...decided,
  state: "rejected",
  reason: "no",
  created_at: day(1),
  dealership_name: "معرض الأرز",
});
const waiting = await makeApplication(db, {
  user_id: rana,
  created_at: day(5),
  dealership_name: "معرض الأرز",
  dealership_license: "BEY-100-50",
});
const longest = await makeApplication(db, { user_id: await makeUser(db), created_at: day(3) });
const approved = await makeApplication(db, {
  user_id: await makeUser(db),
  ...decided,
  state: "approved",
  created_at: day(4),
  dealership_email: "hello@tyre.example",
});
await db
  .insertInto("dealer_documents")
  .values({ application_id: waiting, key: "dealers/x.pdf", name: "x.pdf", bytes: 9, created_at: day(5) })
  .execute();

const found = async (search: Partial<Parameters<typeof findApplications>[1]>) =>
  (await findApplications(db, { page: 1, limit: 100, ...search })).rows.map(({ id }) => id);

describe("the list for the review", () => {
  it("begins with those that wait the longest; of the others with the newest", async () => {
    expect(await found({ state: "pending" })).toEqual([longest, waiting]);
    expect(await found({})).toEqual([waiting, approved, longest, old]);
    expect(await found({ state: "approved" })).toEqual([approved]);
  });

  it.each([
    ["الأرز", 2],
    ["الارز", 2],
    ["الأَرْز", 2],
    ["٠١ ٢٣٤ ٥٦٧", 4],
    ["01 234 567", 4],
    ["bey-100", 1],
    ["TYRE", 1],
    ["+9611234567", 4],
    ["9%9", 0],
    ["_", 0],
    ["\\", 0],
    ["' or 1=1 --", 0],
    ["  ", 4],
  ])("finds %j in %i", async (search, count) => {
    expect(await found({ search })).toHaveLength(count);
  });

  it("pages, and counts what is asked for", async () => {
    const first = await findApplications(db, { page: 1, limit: 3 });
    const second = await findApplications(db, { page: 2, limit: 3 });
    expect([first.total, first.totalPages, first.rows.length, second.rows.length]).toEqual([4, 2, 3, 1]);
    expect(await findApplications(db, { page: 1, limit: 3, search: "nobody" })).toMatchObject({
      rows: [],
      total: 0,
      totalPages: 1,
    });
  });

  it("says who applied and how many papers there are", async () => {
    const { rows } = await findApplications(db, { page: 1, limit: 1, search: "BEY-100-50" });
    expect(rows).toMatchObject([{ first_name: "Rana", email: "rana@example.com", documents: 1 }]);
  });

  it("has an index for its order and for its search", async () => {
    await db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off; set local enable_sort = off`.execute(tx);
      const plan = async (query: ReturnType<typeof sql>) =>
        JSON.stringify((await sql`explain ${query}`.execute(tx)).rows);
      expect(
        await plan(
          sql`select * from dealer_applications where state = 'pending' order by created_at, id limit 9`,
        ),
      ).toContain("dealer_applications_by_state");
      expect(
        await plan(sql`select * from dealer_applications order by created_at desc, id desc limit 9`),
      ).toContain("dealer_applications_by_time");
      expect(
        await plan(sql`select * from dealer_applications where
          fold_search(' ' || dealership_name || ' ' || dealership_license || ' ' || dealership_email || ' '
            || dealership_phone) like '%cedars%'`),
      ).toContain("dealer_applications_folded");
    });
  });
});

describe("one application", () => {
  it("comes with its papers, who sent it and what that person sent before", async () => {
    const one = await findApplication(db, waiting);
    expect(one).toMatchObject({
      application: { id: waiting, state: "pending", dealership_license: "BEY-100-50" },
      applicant: { id: rana, first_name: "Rana", is_verified_dealer: false },
      documents: [{ name: "x.pdf" }],
      history: [{ id: old, state: "rejected", reason: "no", reviewer: "Maya Saadeh" }],
    });
    expect(JSON.stringify(one)).not.toContain("password");
    expect(await findApplication(db, randomUUID())).toBeUndefined();
  });
});
