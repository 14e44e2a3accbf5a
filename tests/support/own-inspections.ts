import { goodReport, inspectedVin, makePartner } from "#features/inspections/inspection.factory.ts";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { aPhoto, type Market, type Own, type Owner } from "./own-conversations.ts";
import { signIn } from "./sign-in.ts";

/** What belongs to inspections, of those whose things calls name. */
export function inspectionThings({ app, db, time }: Market): Record<string, Own> {
  const inspectedOn = () => time.now.toISOString().slice(0, 10);
  const car = async () =>
    makeListing(db, { user_id: await makeUser(db), mileage: 82_500, vin_number: inspectedVin });

  /** A report that a partner writes, or has published. */
  async function reportBy(owner: Owner, carId: string, isPublished: boolean): Promise<string> {
    const { headers } = owner;
    const call = async (method: "POST" | "PUT", url: string, payload?: object) => {
      const made = await app.inject({ method, url, headers, ...(payload && { payload }) });
      if (made.statusCode >= 300) throw new Error(made.body);
      return made.json();
    };
    const { id } = await call("POST", "/api/inspections", { carId });
    const said = { ...goodReport, inspectedOn: inspectedOn() };
    await call("PUT", `/api/inspections/${id}`, said);
    if (isPublished) await bringPhoto(owner, id);
    if (isPublished) await call("POST", `/api/inspections/${id}/publish`, said);
    return id;
  }
  const report =
    (isPublished: boolean, payload?: object): Own =>
    async (owner) => {
      await makePartner(db, { user_id: owner.id });
      return { id: await reportBy(owner, await car(), isPublished), ...(payload && { payload }) };
    };

  /** Adds a photo to a draft. */
  async function bringPhoto(owner: Owner, id: string): Promise<string> {
    const made = await app.inject({
      method: "POST",
      url: `/api/inspections/${id}/photos`,
      payload: aPhoto.payload,
      headers: { ...owner.headers, ...aPhoto.headers },
    });
    if (made.statusCode !== 201) throw new Error(made.body);
    return made.json().id;
  }

  /** What a buyer asks of a partner. */
  async function requestOf(buyerId: string, partnerId: string) {
    const values = { car_id: await car(), user_id: buyerId, partner_id: partnerId, created_at: time.now };
    const made = db.insertInto("inspection_requests").values(values).returning(["id", "car_id"]);
    return made.executeTakeFirstOrThrow();
  }

  return {
    "PUT /api/inspections/:id": report(false, goodReport),
    "DELETE /api/inspections/:id": report(false),
    "POST /api/inspections/:id/publish": async (owner) =>
      report(false, { ...goodReport, inspectedOn: inspectedOn() })(owner),
    "POST /api/inspections/:id/photos": async (owner) => ({ ...(await report(false)(owner)), ...aPhoto }),
    "DELETE /api/inspection-photos/:id": async (owner) => ({
      id: await bringPhoto(owner, (await report(false)(owner)).id),
    }),
    "POST /api/inspections/:id/withdraw": report(true, { reason: "The wrong car" }),
    "PUT /api/inspections/:id/shown": async (owner) => {
      const userId = await makeUser(db);
      await makePartner(db, { user_id: userId });
      const partner = { id: userId, headers: await signIn(db, userId) };
      const carId = await makeListing(db, { user_id: owner.id, mileage: 82_500, vin_number: inspectedVin });
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
