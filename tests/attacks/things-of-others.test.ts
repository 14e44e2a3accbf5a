import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { makeDealer } from "#features/dealers/showrooms/showroom.factory.ts";
import { makeListing } from "#features/listings/listing.factory.ts";
import { testApp } from "../support/app.ts";
import { ownersIn, takeTransfers } from "../support/own-things.ts";
import { signIn } from "../support/sign-in.ts";
import { describedOperations } from "./support/description.ts";

/** Listings that are not for everybody, wherever their id may be written; what else is somebody's: tests/policy-matrix.test.ts. */
const test = await testApp();
const { app, db, time } = test;
await takeTransfers(db);
const { makeOwner } = ownersIn(test);
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

  it.each(ofListings)("is not there for others by $call", async ({ call, method, path }) => {
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

it("knows every call that takes an id in its body or its query", () => {
  const taking = operations.filter(({ body, parameters }) =>
    JSON.stringify([body, parameters.filter((one) => one.in !== "path")]).includes('"uuid"'),
  );
  // Those of administrators act within their area; of the others, each is tried above or in the test of its feature.
  const ofPeople = taking.filter(({ policy }) => policy !== "administrator").map(({ call }) => call);
  expect(ofPeople.toSorted()).toEqual([
    // Where a list goes on, or whose stock it is: what everybody sees, or the caller's own.
    "GET /api/cars",
    "GET /api/conversations",
    "GET /api/notifications",
    "POST /api/comparisons",
    "POST /api/conversations",
    "POST /api/favorites/merge",
    "POST /api/my-cars/renew",
    // bell.test.ts
    "POST /api/notifications/read",
    "POST /api/saved-searches",
    "POST /api/subscription/bonus-feature",
    // own-showroom.test.ts
    "PUT /api/dealers/me",
  ]);
});
