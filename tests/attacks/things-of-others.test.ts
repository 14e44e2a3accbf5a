import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { makeDealer } from "#features/dealers/showrooms/showroom.factory.ts";
import { makeListing } from "#features/listings/listing.factory.ts";
import { testApp } from "../support/app.ts";
import { signIn } from "../support/sign-in.ts";
import { describedOperations } from "./support/description.ts";
import { marketUnderAttack } from "./support/market.ts";

/** Listings that are not for everybody, wherever their id may be written, and things asked for below a parent of others; what else is a user's: tests/policy-matrix.test.ts. */
const test = await testApp();
const { app, db, time } = test;
const market = await marketUnderAttack(test);
const { makeOwner } = market;
const { operations } = await describedOperations(app);

const owner = await makeOwner();
const stranger = await makeOwner();
const dealerId = await makeDealer(db, "another-dealer");
const dealer = await signIn(db, dealerId);
const people = { "a guest": {}, "another user": stranger.headers, "a dealer": dealer };
const hidden = {
  pending: { status: "pending" },
  rejected: { status: "rejected", rejection_reason: "It is not there" },
  deleted: { deleted_at: time.now },
} as const;
const ofListings = operations.filter(
  ({ call, policy }) => policy === "public" && /^(GET|POST) \/api\/cars\/:id(\/|$)/.test(call),
);
const bodies: Record<string, object> = {
  "POST /api/cars/:id/events": { event: "view" },
  "POST /api/cars/:id/report": { reason: "fraud" },
};
/** The same but for the id that was asked for. */
const seen = ({ statusCode, body }: { statusCode: number; body: string }, id: string) => [
  statusCode,
  body.replaceAll(id, "…"),
];

it("finds the calls that name a listing", () => {
  expect(ofListings.length).toBeGreaterThanOrEqual(5);
});

describe.each(Object.entries(hidden))("a listing that is %s", (_, given) => {
  const making = makeListing(db, { user_id: owner.id, ...given });

  // What was on sale once leads to what is like it (listing.routes.test.ts "has its likes shown once it was on sale").
  const calls = ofListings.filter(
    ({ call }) => !("deleted_at" in given && call === "GET /api/cars/:id/similar"),
  );
  it.each(calls)("is not there for others by $call", async ({ call, method, path }) => {
    const id = await making;
    const payload = bodies[call];
    for (const [who, headers] of Object.entries(people)) {
      const ask = async (one: string) => {
        const url = path.replace("{id}", one);
        return seen(
          await app.inject({ method: method as "GET", url, headers, ...(payload && { payload }) }),
          one,
        );
      };
      expect(await ask(id), who).toEqual(await ask(randomUUID()));
    }
  });

  it.each([
    ["POST", "/api/comparisons", (id: string, shown: string) => ({ name: "Two", carIds: [shown, id] })],
    ["POST", "/api/conversations", (id: string) => ({ carId: id, content: "Is it there?" })],
    ["POST", "/api/favorites/merge", (id: string) => ({ ids: [id] })],
    ["POST", "/api/my-cars/renew", (id: string) => ({ ids: [id] })],
    ["PATCH", "/api/stock", (id: string) => ({ ids: [id], change: { withdraw: true } })],
    ["PUT", "/api/staff/in-charge", (id: string) => ({ carIds: [id], staffId: null })],
    [
      "POST",
      "/api/subscription/bonus-feature",
      (id: string) => ({ items: [{ feature: "featured", carId: id }], paymentMethod: "manual" }),
    ],
  ] as const)("is not there for others in what is sent to %s %s", async (method, url, bodyOf) => {
    const id = await making;
    const shown = await makeListing(db, { user_id: owner.id });
    for (const headers of [stranger.headers, dealer]) {
      const ask = async (one: string) =>
        seen(await app.inject({ method, url, headers, payload: bodyOf(one, shown) }), one);
      const nothing = await ask(randomUUID());
      expect(await ask(id)).toEqual(nothing);
    }
  });
});

describe("a thing below another", () => {
  const nested = operations.filter(({ path }) => (path.match(/\{/g) ?? []).length > 1);
  /** A call with the things that it names below their own parent. */
  const below: Record<string, () => Promise<{ parent: string; child: string }>> = {
    "GET /api/admin/dealer-applications/:id/documents/:documentId": async () => {
      const { id, documentId } = await market.thingOf("GET /api/admin/dealer-applications/:id");
      return { parent: id ?? "", child: documentId ?? "" };
    },
    "DELETE /api/admin/users/:id/sessions/:sessionId": async () => {
      const { id, sessionId } = await market.thingOf("DELETE /api/admin/users/:id/sessions/:sessionId");
      return { parent: id ?? "", child: sessionId ?? "" };
    },
  };

  it("is known for every call that names two, but for those of names that everybody knows", () => {
    expect(nested.map(({ call }) => call).toSorted()).toEqual(
      [
        ...Object.keys(below),
        // By their place among the papers: papers-admin.test.ts
        "GET /api/admin/papers/:id/files/:number",
        "GET /api/reference/brands/:vehicleType/:brand/families",
        "GET /api/reference/brands/:vehicleType/:brand/models",
        "GET /api/value/models/:vehicleType/:brand/:model",
        "PUT /api/notification-preferences/:kind/:channel",
      ].toSorted(),
    );
  });

  it.each(Object.keys(below))("is not there below a parent that is not its own: %s", async (call) => {
    const [one, other] = [await below[call]?.(), await below[call]?.()];
    if (!one || !other) throw new Error("a known call");
    const headers = await market.administrator();
    const [method, path = ""] = call.split(" ");
    const ask = async (parent: string, child: string) => {
      const parts = [parent, child];
      const url = path.replace(/:\w+/g, () => parts.shift() ?? "");
      return app.inject({ method: method as "GET", url, headers });
    };
    for (const parent of [other.parent, randomUUID(), one.child]) {
      const refused = await ask(parent, one.child);
      expect([refused.statusCode, refused.body], parent).toEqual([404, expect.not.stringContaining("%PDF")]);
    }
    // It was there all the time, and still is.
    expect((await ask(one.parent, one.child)).statusCode).toBeLessThan(300);
  });
});

it("knows every call that takes an id in its body or its query", () => {
  const taking = operations.filter(({ body, parameters }) =>
    JSON.stringify([body, parameters.filter((one) => one.in !== "path")]).includes('"uuid"'),
  );
  // Those of administrators act within their area; of the others, each is tried above or in the test of its feature.
  const ofPeople = taking.filter(({ policy }) => policy !== "administrator").map(({ call }) => call);
  expect(ofPeople.toSorted()).toEqual([
    // Where a list goes on, or whose stock it is: what everybody sees, or the caller's own.
    "GET /api/cars",
    "GET /api/cars/map",
    "GET /api/conversations",
    "GET /api/notifications",
    // guide.test.ts
    "GET /api/price-guide",
    // staff.test.ts
    "GET /api/staff/activity",
    // charges.test.ts
    "PATCH /api/leads/:id",
    "PATCH /api/stock",
    // The caller's own draft, by an id of the caller's choice: drafts.test.ts
    "POST /api/cars",
    // requests.test.ts of inspections
    "POST /api/cars/:id/inspection-requests",
    "POST /api/comparisons",
    "POST /api/conversations",
    // chat-photo.test.ts
    "POST /api/conversations/:id/messages",
    "POST /api/favorites/merge",
    // inspection.test.ts
    "POST /api/inspections",
    "POST /api/my-cars/renew",
    // bell.test.ts
    "POST /api/notifications/read",
    "POST /api/saved-searches",
    "POST /api/subscription/bonus-feature",
    // own-showroom.test.ts
    "PUT /api/dealers/me",
    // drafts.test.ts
    "PUT /api/listing-drafts",
    // recent.test.ts
    "PUT /api/recent",
    "PUT /api/staff/in-charge",
  ]);
});
