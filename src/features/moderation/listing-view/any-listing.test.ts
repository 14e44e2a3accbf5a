import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { makeAdministrator, signInAdministrator } from "#features/administrators/admin.factory.ts";
import type { AdminRole } from "#features/administrators/roles.ts";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../../tests/support/app.ts";
import { signIn } from "../../../../tests/support/sign-in.ts";

const { app, db, time } = await testApp();
const owner = await makeUser(db, { email: "hassan@example.com" });

async function administrator(role: AdminRole) {
  const { id } = await makeAdministrator(db, role);
  const headers = await signInAdministrator(db, id, time.now);
  return { id, headers, get: (url: string) => app.inject({ url: `/api/${url}`, headers }) };
}
const [content, general, users, payments] = [
  await administrator("content_admin"),
  await administrator("super_admin"),
  await administrator("user_admin"),
  await administrator("payment_admin"),
];

const inEachState = async () => ({
  pending: await makeListing(db, { user_id: owner, status: "pending" }),
  rejected: await makeListing(db, {
    user_id: owner,
    status: "rejected",
    rejection_code: "other",
    rejection_reason: "Not a car",
    vin_number: "WDB2030421A123456",
  }),
  expired: await makeListing(db, { user_id: owner, status: "expired", expired_reason: "sold" }),
  deleted: await makeListing(db, { user_id: owner, status: "active", deleted_at: time.now }),
  hidden: await makeListing(db, { user_id: await makeUser(db, { user_status: "banned" }) }),
  active: await makeListing(db, { user_id: owner }),
});

it("shows a listing in every state to those whose role covers listings, with why it stands so", async () => {
  const ids = await inEachState();
  for (const who of [content, general]) {
    for (const [state, id] of Object.entries(ids)) {
      const answer = await who.get(`cars/${id}`);
      expect([state, answer.statusCode, answer.headers["cache-control"]]).toEqual([state, 200, "no-store"]);
    }
    expect((await who.get(`cars/${ids.rejected}`)).json()).toMatchObject({
      vinNumber: "WDB2030421A123456",
      own: { status: "rejected", rejectionCode: "other", rejectionReason: "Not a car", actions: [] },
    });
    expect((await who.get(`cars/${ids.expired}`)).json().own.expiredReason).toBe("sold");
    expect((await who.get(`cars/${randomUUID()}`)).statusCode).toBe(404);
  }
});

it("shows it to nobody else: other roles, ended sessions, other users and guests", async () => {
  const { active, ...ids } = await inEachState();
  const ended = await administrator("content_admin");
  await db.deleteFrom("admin_tokens").where("admin_id", "=", ended.id).execute();
  const stranger = await signIn(db, await makeUser(db));
  for (const headers of [
    {},
    stranger,
    users.headers,
    payments.headers,
    ended.headers,
    { authorization: `Bearer ${"x".repeat(43)}` },
  ]) {
    for (const [state, id] of Object.entries(ids)) {
      const answer = await app.inject({ url: `/api/cars/${id}`, headers });
      expect([state, answer.statusCode]).toEqual([state, state === "expired" ? 410 : 404]);
    }
    const shown = (await app.inject({ url: `/api/cars/${active}`, headers })).json();
    expect([shown.id, shown.own]).toEqual([active, undefined]);
  }
  const second = (value: string) =>
    db.updateTable("app_settings").set({ value }).where("key", "=", "admin_two_factor").execute();
  await second("true");
  expect((await content.get(`cars/${ids.pending}`)).statusCode).toBe(404);
  await second("false");
  expect((await content.get(`cars/${ids.pending}`)).statusCode).toBe(200);
});

it("tells what happened to it, and every report, whose reporters stay unnamed", async () => {
  const id = await makeListing(db, { user_id: owner, status: "pending" });
  const report = { car_id: id, reason: "fraud", text: "Look", created_at: time.now };
  const reporter = await makeUser(db, { first_name: "Secret" });
  await db
    .insertInto("listing_reports")
    .values([
      { ...report, reporter, user_id: reporter },
      { ...report, reporter: "hash", outcome: "dismissed", resolved_at: time.now, resolved_by: content.id },
    ])
    .execute();
  await db.insertInto("listing_changes").values({ car_id: id, kind: "photos" }).execute();
  await app.inject({
    method: "PUT",
    url: `/api/admin/cars/${id}/status`,
    headers: content.headers,
    payload: { status: "rejected", reason: "Not a car" },
  });
  const answer = await general.get(`admin/cars/${id}/history`);
  const { changes, reports } = answer.json();
  expect(new Map(changes.map((one: { what: string }) => [one.what, one]))).toEqual(
    new Map<string, unknown>([
      ["photos", expect.objectContaining({ by: null, reason: null })],
      ["listing.rejected", expect.objectContaining({ by: "Maya Saadeh", reason: "Not a car" })],
    ]),
  );
  expect(reports).toMatchObject([
    { isGuest: false, outcome: null, resolvedBy: null },
    { isGuest: true, outcome: "dismissed", resolvedBy: "Maya Saadeh" },
  ]);
  expect(answer.body).not.toContain("Secret");
  expect((await general.get(`admin/cars/${randomUUID()}/history`)).statusCode).toBe(404);
  for (const who of [users, payments]) {
    expect((await who.get(`admin/cars/${id}/history`)).statusCode).toBe(403);
  }
});
