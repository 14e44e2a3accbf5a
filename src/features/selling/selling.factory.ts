import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { type Insertable, sql } from "kysely";
import { makeUser } from "#features/listings/listing.factory.ts";
import type { Database } from "#platform/db/connect.ts";
import type { Users } from "#platform/db/schema.d.ts";
import { signIn } from "../../../tests/support/sign-in.ts";

let phones = 0;
/** A number that no other listing has: one that several accounts sell with is odd. */
const newPhone = () => `71 ${String(++phones).padStart(6, "0")}`;

/** What a form sends: everything that is required, and nothing that is odd. */
export const carForm = {
  title: "Kia Sportage 2018, one owner",
  brand: "kia",
  model: "sportage",
  year: 2018,
  price: 14_800,
  city: "beirut",
  get phoneNumber() {
    return newPhone();
  },
};
export const motorcycleForm = {
  vehicleType: "motorcycle",
  title: "Yamaha R6 in good state",
  brand: "yamaha",
  model: "yzf-r6",
  year: 2016,
  price: 7_200,
  city: "jounieh",
  get phoneNumber() {
    return newPhone();
  },
  motorcycleType: "sport",
  bikeEngineSize: 600,
  category: "small",
};

/** A signed-in, verified user of the free plan, and how they call. */
export async function makeSeller(app: FastifyInstance, db: Database, given: Partial<Insertable<Users>> = {}) {
  const id = await makeUser(db, { current_plan: "free", is_email_verified: true, ...given });
  const headers = await signIn(db, id);
  return { id, headers, ...callsWith(app, headers) };
}
export type Seller = Awaited<ReturnType<typeof makeSeller>>;

export function callsWith(app: FastifyInstance, headers: Record<string, string>) {
  const call =
    (method: "GET" | "POST" | "PATCH" | "DELETE") =>
    (url: string, payload?: object, more: Record<string, string> = {}) =>
      app.inject({
        method,
        url,
        headers: { "accept-language": "en", ...headers, ...more },
        ...(payload && { payload }),
      });
  return { get: call("GET"), post: call("POST"), patch: call("PATCH"), remove: call("DELETE") };
}

/** What a listing meets in its life, without the administrator who decides it. `time` is the clock of the application. */
export function livesIn(db: Database, time: { now: Date }) {
  const approve = (id: string, at = time.now) =>
    db.updateTable("cars").set({ status: "active", updated_at: at }).where("id", "=", id).execute();
  return {
    approve,
    reject: (id: string) =>
      db
        .updateTable("cars")
        .set({
          status: "rejected",
          rejection_code: "bad_photos",
          rejection_reason: "Too dark",
          updated_at: time.now,
        })
        .where("id", "=", id)
        .execute(),
    rowOf: (id: string) => db.selectFrom("cars").selectAll().where("id", "=", id).executeTakeFirstOrThrow(),
    /** A live listing that came by the call and was approved. */
    liveListing: async (seller: Seller, form: object = {}): Promise<string> => {
      const answer = await seller.post("/api/cars", { ...carForm, ...form });
      if (answer.statusCode !== 201) throw new Error(`Not taken: ${answer.body}`);
      await approve(answer.json().id);
      return answer.json().id;
    },
  };
}

/** An upload as it lies in the table; its files are not there. */
export async function makeUpload(
  db: Database,
  userId: string | null,
  perceptualHash: bigint | null = null,
): Promise<string> {
  const { id } = await db
    .insertInto("uploads")
    .values({
      user_id: userId,
      width: 1280,
      height: 960,
      thumbhash: "3OcRJYB4d3h/iIeHeEh3eIhw+j2w",
      widths: [320, 640, 960, 1280],
      bytes: 1000,
      source_hash: randomUUID(),
      perceptual_hash: perceptualHash === null ? null : sql<number>`${String(perceptualHash)}::bigint`,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return `/media/${id}/1280.webp`;
}
