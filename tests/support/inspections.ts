import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { goodReport, inspectedVin, makePartner } from "#features/inspections/inspection.factory.ts";
import { type ListingInput, makeListing, makeUser } from "#features/listings/listing.factory.ts";
import type { Database } from "#platform/db/connect.ts";
import { signIn } from "./sign-in.ts";

type Headers = Record<string, string>;
type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Partners, sellers and the calls of inspections, for their tests. */
export function inspectionMarket({ app, db }: { app: FastifyInstance; db: Database }) {
  const call = (method: Method, url: string, headers: Headers = {}, payload?: object) =>
    app.inject({ method, url: `/api/${url}`, headers, ...(payload && { payload }) });
  /** The status of an answer, and the code of what was refused. */
  const codeOf = ({ statusCode, body }: { statusCode: number; body: string }) => [
    statusCode,
    body ? JSON.parse(body).code : undefined,
  ];
  async function person(given: Parameters<typeof makeUser>[1] = {}) {
    const email = `${randomUUID()}@example.com`;
    const id = await makeUser(db, { language: "en", email, ...given });
    return { id, email, headers: await signIn(db, id) };
  }
  async function partner(given: Parameters<typeof makeUser>[1] = {}) {
    const one = await person(given);
    return { ...one, partnerId: await makePartner(db, { user_id: one.id }) };
  }
  /** A car on sale that says what `goodReport` says. */
  async function carOf(given: Partial<ListingInput> = {}) {
    const seller = await person();
    const values = { user_id: seller.id, mileage: 82_500, vin_number: inspectedVin, ...given };
    return { seller, carId: await makeListing(db, values) };
  }
  async function begun({ headers }: { headers: Headers }, carId: string, said: object = goodReport) {
    const { id } = (await call("POST", "inspections", headers, { carId })).json();
    const kept = await call("PUT", `inspections/${id}`, headers, said);
    if (kept.statusCode !== 200) throw new Error(kept.body);
    return id as string;
  }
  const publish = (id: string, { headers }: { headers: Headers }, said: object = goodReport) =>
    call("POST", `inspections/${id}/publish`, headers, said);
  async function published(by: { headers: Headers }, carId: string, said: object = goodReport) {
    const id = await begun(by, carId, said);
    const answer = await publish(id, by, said);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return id;
  }
  const show = (id: string, headers: Headers, isShown = true) =>
    call("PUT", `inspections/${id}/shown`, headers, { isShown });
  const trust = async (carId: string) => (await call("GET", `cars/${carId}/trust`)).json().inspection;
  const look = async (id: string, headers: Headers = {}) =>
    (await call("GET", `inspections/${id}`, headers)).statusCode;
  /** A report that its seller shows. */
  async function shown(given: Partial<ListingInput> = {}) {
    const [by, { seller, carId }] = [await partner(), await carOf(given)];
    const id = await published(by, carId);
    const answer = await show(id, seller.headers);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return { by, seller, carId, id };
  }
  return { call, codeOf, person, partner, carOf, begun, publish, published, show, shown, trust, look };
}
