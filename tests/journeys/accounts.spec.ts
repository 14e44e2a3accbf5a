import type { Browser, Page } from "@playwright/test";
import {
  accountButton,
  changePerson,
  field,
  linkInMail,
  makePerson,
  type Person,
  passwordField,
  signIn,
  signInDialog,
  stranger,
} from "./support/accounts.ts";
import { signInAs } from "./support/signed-in.ts";
import { expect, open, test } from "./support/test.ts";
import type { Words } from "./support/words.ts";

test.use({
  viewport: { width: 1280, height: 900 },
  expectedErrors: /status of 4(00|01|03|09|23)|ERR_INTERNET_DISCONNECTED/,
});

async function enter(page: Page, words: Words, person: Person, address = "/login") {
  await open(page, address);
  await signIn(page, words, person);
  await expect(accountButton(page, words, person)).toBeVisible();
}

async function signOut(page: Page, words: Words, person: Person) {
  await accountButton(page, words, person).click();
  await page.getByRole("menuitem", { name: words.t("signed-in.signOut") }).click();
}

const signInButton = (page: Page, { t }: Words) =>
  page.getByRole("banner").getByRole("button", { name: t("common.signIn"), exact: true });

test("a stranger registers, and verifies the address by the mail", { tag: "@english" }, async ({
  page,
  request,
  words,
}) => {
  const { t } = words;
  const person = stranger();
  await open(page, "/cars");
  await signInButton(page, words).click();
  const dialog = signInDialog(page, words);
  await dialog.getByRole("tab", { name: t("accounts.register") }).click();
  await field(dialog, t("accounts.firstName")).fill(person.firstName);
  await field(dialog, t("accounts.lastName")).fill(person.lastName);
  await field(dialog, t("accounts.email")).fill(person.email);
  await passwordField(dialog, words).fill("Jbeil-9");
  await expect(dialog.getByText(t("accounts.strengthStrong"), { exact: true })).toBeVisible();
  await passwordField(dialog, words).fill(person.password);
  await expect(dialog.getByText(t("accounts.strengthExcellent"), { exact: true })).toBeVisible();
  await dialog.getByLabel(t("accounts.confirmPassword")).fill(person.password);
  await field(dialog, t("accounts.phone")).fill("03 000 142");
  await dialog.getByLabel(t("accounts.city")).selectOption("beirut");
  await dialog.getByRole("button", { name: t("accounts.createAccount") }).click();

  await expect(page.getByText(t("accounts.registeredTitle"))).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/cars$/);
  await expect(accountButton(page, words, person)).toBeVisible();
  const banner = page.getByRole("complementary", { name: t("signed-in.mailLabel") });
  await expect(banner).toContainText(person.email);

  const link = await linkInMail(request, person.email, "/verify-email");
  await open(page, link);
  await expect(page.getByRole("heading", { name: t("accounts.verifyDoneTitle") })).toBeVisible();
  await expect(page.getByRole("link", { name: t("accounts.verifyListing") })).toHaveAttribute(
    "href",
    "/add-car",
  );
  await expect(page, "the address keeps no token").toHaveURL(/\/verify-email$/);
  await expect(banner).toBeHidden();
  // A second time the link is dead, but it did what it was for.
  await open(page, link);
  await expect(page.getByRole("heading", { name: t("accounts.verifyDoneTitle") })).toBeVisible();
});

test("who failed too often waits, or chooses a new password by mail", { tag: "@english" }, async ({
  page,
  request,
  words,
}) => {
  const { t } = words;
  const person = await makePerson();
  await open(page, "/login");
  const dialog = signInDialog(page, words);
  for (let attempt = 0; attempt < 5; attempt++) {
    const answer = page.waitForResponse(/auth\/login/);
    await signIn(page, words, { ...person, password: `${person.password}x` });
    expect((await answer).status()).toBe(401);
    await expect(dialog.getByRole("alert")).toContainText(t("errors.auth.wrong_credentials"));
  }
  await signIn(page, words, person);
  await expect(dialog.getByText(t("accounts.lockedTitle"))).toBeVisible();
  const shown = dialog.getByText(/\d\d:\d\d/);
  const before = await shown.textContent();
  await expect(shown, "it counts down").not.toHaveText(before ?? "");
  await expect(dialog.getByRole("button", { name: t("accounts.signIn"), exact: true })).toBeDisabled();
  await expect(passwordField(dialog, words), "what was typed stays").toHaveValue(person.password);

  await dialog.getByRole("link", { name: t("accounts.forgotLink") }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
  // Its field for the mail is called the same, and holds the same.
  await expect(dialog).toBeHidden();
  await expect(field(page, t("accounts.email")), "what was typed is there").toHaveValue(person.email);
  await field(page, t("accounts.email")).fill("rana@");
  await page.getByRole("button", { name: t("accounts.forgotSubmit") }).click();
  await expect(page.getByText(t("errors.field.forgot_email"))).toBeVisible();
  await field(page, t("accounts.email")).fill(person.email);
  await page.getByRole("button", { name: t("accounts.forgotSubmit") }).click();
  await expect(page.getByRole("heading", { name: t("accounts.forgotSentTitle") })).toBeFocused();

  await open(page, await linkInMail(request, person.email, "/reset-password"));
  await expect(page, "the address keeps no token").toHaveURL(/\/reset-password$/);
  const chosen = { ...person, password: "Tripoli-to-Tyre-96" };
  const fresh = page.getByLabel(t("accounts.newPassword"), { exact: true });
  await fresh.fill(chosen.password);
  await page.getByLabel(t("accounts.confirmPassword")).fill("another");
  await page.getByRole("button", { name: t("accounts.resetSubmit") }).click();
  await expect(page.getByText(t("errors.field.passwords_differ"))).toBeVisible();
  await page.getByLabel(t("accounts.confirmPassword")).fill(chosen.password);
  await page.getByRole("button", { name: t("accounts.resetSubmit") }).click();
  await expect(page.getByRole("heading", { name: t("accounts.resetDoneTitle") })).toBeFocused();
  await page
    .getByRole("main")
    .getByRole("button", { name: t("accounts.signIn") })
    .click();
  await signIn(page, words, chosen);
  await expect(accountButton(page, words, person)).toBeVisible();
});

test("a reset without its token says so, and leads on", async ({ page, words }) => {
  const { t } = words;
  await open(page, "/reset-password");
  await expect(page.getByRole("heading", { name: t("accounts.resetNoToken") })).toBeVisible();
  await page.getByRole("link", { name: t("accounts.newLink") }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
});

test.describe("a session that another device ended", () => {
  /** A user signed in here with a call to make, whose session is over without this page knowing. */
  async function endedElsewhere(page: Page, browser: Browser, baseURL: string | undefined, words: Words) {
    const person = await makePerson();
    await changePerson(person, "is_email_verified = false");
    await signInAs(page.request, person);
    // None of the page's own calls may hear of the end before the one of the journey.
    const counts = ["/api/notifications/unread", "/api/conversations/unread"].map((call) =>
      page.waitForResponse((answer) => answer.url().endsWith(call)),
    );
    await open(page, "/cars");
    await Promise.all(counts);
    await expect(accountButton(page, words, person)).toBeVisible();
    const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
    await elsewhere.request.post("/api/auth/login", {
      data: { email: person.email, password: person.password },
    });
    const ended = await elsewhere.request.delete("/api/auth/sessions");
    expect(ended.status(), "ends every other device").toBe(204);
    await elsewhere.close();
    return person;
  }
  const askForMail = (page: Page, { t }: Words) =>
    page.getByRole("button", { name: t("signed-in.mailResend") }).click();

  test("asks to sign in, and carries on", async ({ page, browser, baseURL, words }) => {
    const { t } = words;
    const person = await endedElsewhere(page, browser, baseURL, words);
    await askForMail(page, words);
    await expect(page.getByText(t("signed-in.endedText"))).toBeVisible();
    await expect(accountButton(page, words, person)).toBeHidden();
    await signIn(page, words, person);
    await expect(page.getByText(t("signed-in.mailSent"))).toBeVisible();
    await expect(accountButton(page, words, person)).toBeVisible();
  });

  test("does nothing in the name of somebody else", async ({ page, browser, baseURL, words }) => {
    const { t } = words;
    await endedElsewhere(page, browser, baseURL, words);
    const other = await makePerson();
    await changePerson(other, "is_email_verified = false");
    const asked: number[] = [];
    page.on(
      "response",
      (answer) => answer.url().endsWith("resend-verification") && asked.push(answer.status()),
    );
    await askForMail(page, words);
    await signIn(page, words, other);
    await expect(page.getByRole("complementary", { name: t("signed-in.mailLabel") })).toContainText(
      other.email,
    );
    await expect(page.getByText(t("signed-in.mailFailed"))).toBeVisible();
    expect(asked).toEqual([401]);
  });
});

test("the page is its visitor's from the first byte, and kept by no cache", async ({
  page,
  request,
  words,
}) => {
  const person = await makePerson();
  await enter(page, words, person);
  const theirs = await page.request.get("/cars");
  const name = words.t("signed-in.menuOf", { name: `${person.firstName} ${person.lastName}` });
  expect(await theirs.text()).toContain(name);
  expect(theirs.headers()["cache-control"]).toBe("private, no-cache");
  expect(await (await request.get("/cars")).text(), "a guest's page").not.toContain(person.email);
});

test("tabs of one browser follow each other", async ({ page, context, words }) => {
  const person = await makePerson();
  await open(page, "/");
  const other = await context.newPage();
  await enter(other, words, person);
  await expect(accountButton(page, words, person)).toBeVisible();
  await signOut(other, words, person);
  await expect(signInButton(page, words)).toBeVisible();
  await expect(accountButton(page, words, person)).toBeHidden();
});

test("signing out goes home, also without the network, and the server hears of it later", async ({
  page,
  context,
  words,
}) => {
  const { t } = words;
  const person = await makePerson();
  await enter(page, words, person, "/login?next=/cars");
  await expect(page).toHaveURL(/\/cars$/);
  await page.route("**/api/auth/logout", (route) => route.abort("internetdisconnected"));
  await signOut(page, words, person);
  await expect(page.getByText(t("signed-in.outWarning"), { exact: true })).toBeVisible();
  await expect(signInButton(page, words)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  const stillOpen = async () => (await context.request.get("/api/auth/user")).status();
  expect(await stillOpen(), "the server has not heard of it").toBe(200);

  await page.unroute("**/api/auth/logout");
  await open(page, "/cars");
  await expect(signInButton(page, words)).toBeVisible();
  await expect.poll(stillOpen).toBe(401);
});

test("a guest who wants to keep a comparison signs in, and carries on", async ({ page, api, words }) => {
  const { t } = words;
  const person = await makePerson();
  const { data } = await api("GET /api/cars", { query: { limit: 2 } });
  await open(page, `/compare?ids=${data.map(({ id }) => id).join()}`);
  // The list that is asked for at signing in is read before the comparison is saved, and comes after it.
  const read = Promise.withResolvers<void>();
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === "POST" && /comparisons$/.test(answer.url()),
  );
  let lists = 0;
  await page.route("**/api/comparisons", async (route) => {
    const isFirstList = route.request().method() === "GET" && ++lists === 1;
    if (!isFirstList) {
      await read.promise;
      return route.fallback();
    }
    const before = await route.fetch();
    read.resolve();
    await saved;
    await route.fulfill({ response: before }).catch(() => {});
  });
  await page.getByRole("button", { name: t("compare.save") }).click();
  await signIn(page, words, person);
  await expect(page.getByText(t("accounts.signedInText"))).toBeVisible();
  await expect(page.getByText(t("compare.saved"))).toBeVisible();
  await expect(page.getByRole("heading", { name: t("compare.savedTitle") })).toBeVisible();
  await expect(page).toHaveURL(/\/compare\?ids=/);
});
