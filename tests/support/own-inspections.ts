import type { FastifyInstance } from "fastify";
import { goodReport, makePartner } from "#features/inspections/inspection.factory.ts";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import type { Database } from "#platform/db/connect.ts";
import type { Own, Owner } from "./own-conversations.ts";
import { signIn } from "./sign-in.ts";

/** What belongs to inspections, of those whose things calls name. */
export function inspectionThings({
  app,
  db,
  time,
}: {
  app: FastifyInstance;
  db: Database;
  time: { now: Date };
}): Record<string, Own> {
  const inspectedOn = () => time.now.toISOString().slice(0, 10);
  const car = async () => makeListing(db, { user_id: await makeUser(db), mileage: 82_500 });

  /** A report that a partner writes, or has published. */
  async function reportBy({ headers }: Owner, carId: string, isPublished: boolean): Promise<string> {
    const call = async (method: "POST" | "PUT", url: string, payload?: object) => {
      const made = await app.inject({ method, url, headers, ...(payload && { payload }) });
      if (made.statusCode >= 300) throw new Error(made.body);
      return made.json();
    };
    const { id } = await call("POST", "/api/inspections", { carId });
    await call("PUT", `/api/inspections/${id}`, { ...goodReport, inspectedOn: inspectedOn() });
    if (isPublished) await call("POST", `/api/inspections/${id}/publish`);
    return id;
  }
  const report =
    (isPublished: boolean, payload?: object): Own =>
    async (owner) => {
      await makePartner(db, { user_id: owner.id });
      return { id: await reportBy(owner, await car(), isPublished), ...(payload && { payload }) };
    };

  /** What a buyer asks of a partner. */
  async function requestOf(buyerId: string, partnerId: string) {
    const values = { car_id: await car(), user_id: buyerId, partner_id: partnerId, created_at: time.now };
    const made = db.insertInto("inspection_requests").values(values).returning(["id", "car_id"]);
    return made.executeTakeFirstOrThrow();
  }

  return {
    "PUT /api/inspections/:id": report(false, goodReport),
    "DELETE /api/inspections/:id": report(false),
    "POST /api/inspections/:id/publish": report(false),
    "POST /api/inspections/:id/withdraw": report(true, { reason: "The wrong car" }),
    "PUT /api/inspections/:id/shown": async (owner) => {
      const userId = await makeUser(db);
      await makePartner(db, { user_id: userId });
      const partner = { id: userId, headers: await signIn(db, userId) };
      const carId = await makeListing(db, { user_id: owner.id, mileage: 82_500 });
      return { id: await reportBy(partner, carId, true), payload: { isShown: true } };
    },
    "GET /api/cars/:id/inspections": async (owner) => ({ id: await makeListing(db, { user_id: owner.id }) }),
    "DELETE /api/cars/:id/inspection-requests": async (owner) => {
      const partnerId = await makePartner(db, { user_id: await makeUser(db) });
      return { id: (await requestOf(owner.id, partnerId)).car_id };
    },
    "POST /api/inspection-requests/:id/decline": async (owner) => {
      const partnerId = await makePartner(db, { user_id: owner.id });
      return { id: (await requestOf(await makeUser(db), partnerId)).id };
    },
  };
}
