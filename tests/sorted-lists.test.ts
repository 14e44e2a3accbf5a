import { expect, it } from "vitest";
import { makeAdministrator, signInAdministrator } from "#features/administrators/admin.factory.ts";
import { makeApplication } from "#features/dealers/application.factory.ts";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { makeOrder } from "#features/payments/payment.factory.ts";
import { plansIn } from "#features/plans/plan.factory.ts";
import { testApp } from "./support/app.ts";

const { app, db, time } = await testApp();
const { id: administratorId } = await makeAdministrator(db);
const headers = await signInAdministrator(db, administratorId, time.now);
const plans = plansIn(db, time);
for (const [n, name] of ["Amal", "Bilal", "Cyma"].entries()) {
  const id = await makeUser(db, {
    first_name: name,
    current_plan: "free",
    city: n === 1 ? "zahle" : "beirut",
    is_dealership: n > 0,
    is_verified_dealer: n > 0,
    dealership_name: n > 0 ? `${name} Motors` : null,
    created_at: new Date(time.now.getTime() - n * 60_000),
  });
  await makeListing(db, { user_id: id, price: 1000 + n });
  await makeApplication(db, { user_id: id, dealership_name: `${name} Motors` });
  await makeOrder(db, { userId: id, at: time.now, method: "manual" });
  await plans.buyPlan(id, n === 1 ? "dealer" : "premium");
  await db
    .insertInto("user_feedback")
    .values({
      name,
      email: `${n}@example.com`,
      phone: "+96171123456",
      subject: `About ${name}`,
      message: `${name} asks for something`,
      language: "en",
      created_at: time.now,
    })
    .execute();
  const payload = { audience: "all", en: { title: name, body: name } };
  const made = await app.inject({ method: "POST", url: "/api/admin/notifications", headers, payload });
  expect(made.statusCode, made.body).toBe(201);
}

interface Operation {
  parameters?: { name: string; schema: { enum?: string[] } }[];
}
const { paths } = (await app.inject("/openapi.json")).json() as {
  paths: Record<string, { get?: Operation }>;
};
const lists = Object.entries(paths).flatMap(([url, { get }]) => {
  const sorts = get?.parameters?.find(({ name }) => name === "sort")?.schema.enum ?? [];
  return url.startsWith("/api/admin/") && !url.endsWith("/export") && !url.includes("{")
    ? [{ url, sorts }]
    : [];
});
const sortable = lists.filter(({ sorts }) => sorts.length > 0);
/** Of these there are none here: their statements are executed all the same. */
const empty = ["verifications", "campaigns", "emails", "conversation-reports", "listing-reports"].map(
  (list) => `/api/admin/${list}`,
);

it("there are as many as the administration has", () => {
  expect(sortable.map(({ url }) => url.slice("/api/admin/".length)).toSorted()).toEqual([
    "activity",
    "campaigns",
    "cars",
    "conversation-reports",
    "dealer-applications",
    "dealers",
    "emails",
    "feedback",
    "listing-reports",
    "messages",
    "notifications",
    "payments",
    "subscriptions",
    "users",
    "verifications",
  ]);
});

it.each(
  sortable.flatMap(({ url, sorts }) =>
    sorts.filter((one) => !one.startsWith("-")).map((sort) => ({ url, sort })),
  ),
)("$url by $sort is the same list from either end", async ({ url, sort }) => {
  const read = async (query: string) => {
    const answer = await app.inject({ url: `${url}?${query}`, headers });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer
      .json()
      .data.map((one: { id?: string; user?: { id: string } }) => one.id ?? one.user?.id) as string[];
  };
  const [up, down] = [await read(`sort=${sort}`), await read(`sort=-${sort}`)];
  expect(down).toEqual(up.toReversed());
  expect(up.length).toBeGreaterThanOrEqual(empty.includes(url) ? 0 : 2);
  expect((await app.inject({ url: `${url}?sort=${sort},id`, headers })).statusCode).toBe(400);
});
