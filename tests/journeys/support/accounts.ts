import { randomInt, randomUUID } from "node:crypto";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import pg from "pg";
import { hashPassword } from "#features/accounts/passwords/hash.ts";
import { runningEmbeddedUrl } from "#platform/db/embedded-owner.ts";
import { expect } from "./test.ts";
import type { Words } from "./words.ts";

/** A number that no other account sells with: reviewers look at those that several do. */
export const newPhone = () => `71${String(randomInt(1_000_000)).padStart(6, "0")}`;

/** A user with an account, or about to have one. */
export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

const password = "Jbeil-to-Zahle-95";
const hashed = hashPassword(password);

/** Nobody else has the address: journeys run side by side. */
export const stranger = (): Person => ({
  firstName: "Rana",
  lastName: "Haddad",
  email: `rana-${randomUUID().slice(0, 12)}@example.com`,
  password,
});

/** A user who has an account, its address verified. */
export async function makePerson(): Promise<Person> {
  const person = stranger();
  await inMarket(
    "insert into users (email, password, first_name, last_name, is_email_verified) values ($1, $2, $3, $4, true)",
    [person.email, await hashed, person.firstName, person.lastName],
  );
  return person;
}

/** Changes an account as only an administrator, or time, does. */
export async function changePerson({ email }: Person, assignment: string) {
  await inMarket(`update users set ${assignment} where email = $1`, [email]);
}

async function inMarket(query: string, values: unknown[]) {
  const url = runningEmbeddedUrl(process.env.JOURNEY_DATA ?? "");
  if (!url) throw new Error("JOURNEY_DATA names no data folder of a running market");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(query, values);
  } finally {
    await client.end();
  }
}

/** The link to a page in the newest mail to a user, as an address of the site. */
export async function linkInMail(
  request: APIRequestContext,
  to: string,
  path:
    | "/verify-email"
    | "/reset-password"
    | "/staff-invitation"
    | "/admin-invitation"
    | "/admin-login"
    | "/unsubscribe",
): Promise<string> {
  let link = "";
  await expect
    .poll(
      async () => {
        const answer = await request.get("/dev/mail", { headers: { accept: "application/json" } });
        const mails: { to: string; text: string }[] = await answer.json();
        const text = mails.find((mail) => mail.to === to && mail.text.includes(path))?.text ?? "";
        link = new RegExp(`${path}\\?\\S+`).exec(text)?.[0] ?? "";
        return link;
      },
      { message: `a mail to ${to} with a link to ${path}`, timeout: 20_000 },
    )
    .not.toBe("");
  return link;
}

/** The dialog of sign-in and registration. */
export const signInDialog = (page: Page, { t }: Words): Locator =>
  page.getByRole("dialog", { name: t("accounts.welcome", { name: t("common.siteName") }) });

/** A field by its label, whatever follows it there ("optional"). */
export const field = (within: Page | Locator, label: string) =>
  within.getByRole("textbox", { name: new RegExp(`^${label}( |$)`) });

export const passwordField = (within: Page | Locator, { t }: Words) =>
  within.getByLabel(t("accounts.password"), { exact: true });

/** Fills in the dialog, which is open, and sends it. */
export async function signIn(page: Page, words: Words, person: Pick<Person, "email" | "password">) {
  const dialog = signInDialog(page, words);
  await field(dialog, words.t("accounts.email")).fill(person.email);
  await passwordField(dialog, words).fill(person.password);
  await dialog.getByRole("button", { name: words.t("accounts.signIn"), exact: true }).click();
}

/** Who is signed in, as the header shows it. */
export const accountButton = (page: Page, { t }: Words, { firstName, lastName }: Person) =>
  page
    .getByRole("banner")
    .getByRole("button", { name: t("signed-in.menuOf", { name: `${firstName} ${lastName}` }) });
