import type { APIRequestContext } from "@playwright/test";
import { makePerson, type Person } from "./accounts.ts";
import { apiOver } from "./market.ts";

/** Signs a user in: `signInAs(page.request, person)` signs the page's browser in, since both share their cookies. */
export async function signInAs(
  request: APIRequestContext,
  { email, password }: Pick<Person, "email" | "password">,
): Promise<void> {
  await apiOver(request)("POST /api/auth/login", { body: { email, password } });
}

/** A user with an account of their own for one journey, signed in. */
export async function somebodySignedIn(request: APIRequestContext): Promise<Person> {
  const person = await makePerson();
  await signInAs(request, person);
  return person;
}
