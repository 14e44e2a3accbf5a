import { type APIRequestContext, expect } from "@playwright/test";
import { vehicleName } from "#features/reference/vehicle-name.ts";
import type { Language } from "#i18n/language.ts";
import { changePerson, newPhone } from "./accounts.ts";
import { apiOver, idsFromMarket } from "./market.ts";
import { somebodySignedIn } from "./signed-in.ts";

/** What a listing is made with, beyond what every one of these has. */
type More = (at: number) => object;

/** Live listings of a seller of their own: no other journey changes what becomes of them. */
export async function liveListings(
  request: APIRequestContext,
  count: number,
  more: More = () => ({}),
): Promise<{ id: string; title: string; name: Record<Language, string> }[]> {
  const person = await somebodySignedIn(request);
  await changePerson(person, "current_plan = 'dealer'");
  const made = [];
  for (let at = 0; at < count; at++) {
    const year = 2012 + at;
    // No two are called alike, or one could be taken for another.
    const title = `Kia Sportage ${year}, ${person.email.slice(5, 11)}`;
    const form = { title, brand: "kia", model: "sportage", year, price: 9000 + at, city: "beirut" };
    const body = { ...form, phoneNumber: newPhone(), ...more(at) };
    const { id } = await apiOver(request)("POST /api/cars", { body: body as never });
    await changeListing(id, "status = 'active', expires_at = now() + interval '60 days'");
    made.push({ id, title, name: vehicleName({ vehicleType: "car", ...form }) });
  }
  await expectFound(request, count);
  return made;
}

/** Waits until the search finds so many of the signed-in user: pages show what it knew when they were asked for. */
export async function expectFound(request: APIRequestContext, count: number): Promise<void> {
  const api = apiOver(request);
  const { id: userId } = await api("GET /api/auth/user");
  const found = async (vehicleType: "car" | "motorcycle") =>
    (await api("GET /api/cars", { query: { userId, vehicleType } })).total;
  await expect.poll(async () => (await found("car")) + (await found("motorcycle"))).toBe(count);
}

/** Changes a listing as only a reviewer, or time, does. */
export const changeListing = (id: string, assignment: string) =>
  idsFromMarket(`update cars set ${assignment} where id = $1 returning id`, [id]);
