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

test.describe("/login", () => {
  test("leads where its address says", async ({ page, words }) => {
    const person = await makePerson();
    await enter(page, words, person, "/login?next=%2Fmotorcycles%3Fsort%3Dnewest");
    await expect(page).toHaveURL(/\/motorcycles\?sort=newest$/);
    await page.goto("/login?next=/cars");
    await expect(page, "for the signed-in at once").toHaveURL(/\/cars$/);
  });

  for (const trick of ["//evil.example", "/\\evil.example", "javascript:alert(1)", "https://evil.example"]) {
    test(`never leads to ${trick}`, async ({ page, words, baseURL }) => {
      const person = await makePerson();
      await enter(page, words, person, `/login?next=${encodeURIComponent(trick)}`);
      await expect(page).toHaveURL(`${baseURL}/`);
      await page.goto(`/login?next=${encodeURIComponent(trick)}`);
      await expect(page).toHaveURL(`${baseURL}/`);
    });
  }

  test("closes to the landing page, opens for registration, and stays out of search", async ({
    page,
    words,
  }) => {
    const { t } = words;
    await open(page, "/login?mode=register");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/$/);
    const dialog = signInDialog(page, words);
    await expect(dialog.getByRole("tab", { name: t("accounts.register") })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/$/);
  });
});

test.describe("a refusal", () => {
  test("of a suspended account gives reason and end; its end lets in again", async ({ page, words }) => {
    const { t } = words;
    const person = await makePerson();
    await changePerson(
      person,
      "user_status = 'suspended', suspension_reason = 'Sold the same car twice', suspended_until = now() + interval '1 day'",
    );
    await open(page, "/login");
    await signIn(page, words, person);
    const alert = signInDialog(page, words).getByRole("alert");
    await expect(alert).toContainText(t("errors.auth.suspended"));
    await expect(alert).toContainText("Sold the same car twice");
    await changePerson(person, "suspended_until = now() - interval '1 minute'");
    await signIn(page, words, person);
    await expect(accountButton(page, words, person)).toBeVisible();
  });

  test("of fields stands under them, in focus, with all that was typed", async ({ page, words }) => {
    const { t } = words;
    const known = await makePerson();
    await open(page, "/login?mode=register");
    const dialog = signInDialog(page, words);
    const send = dialog.getByRole("button", { name: t("accounts.createAccount") });
    await send.click();
    await expect(field(dialog, t("accounts.firstName"))).toBeFocused();
    await expect(dialog.getByText(t("errors.field.required"))).toHaveCount(5);
    await field(dialog, t("accounts.firstName")).fill("a".repeat(51));
    await field(dialog, t("accounts.lastName")).fill("Haddad");
    await field(dialog, t("accounts.email")).fill(known.email.toUpperCase());
    await passwordField(dialog, words).fill("short");
    await dialog.getByLabel(t("accounts.confirmPassword")).fill("other");
    await send.click();
    for (const said of ["first_name_too_long", "password_weak", "passwords_differ"] as const) {
      await expect(dialog.getByText(t(`errors.field.${said}`), { exact: true })).toBeVisible();
    }
    await field(dialog, t("accounts.firstName")).fill("Rana");
    await passwordField(dialog, words).fill(known.password);
    await dialog.getByLabel(t("accounts.confirmPassword")).fill(known.password);
    await send.click();
    const email = field(dialog, t("accounts.email"));
    await expect(email).toHaveAccessibleDescription(t("errors.field.email_taken"));
    await expect(email).toBeFocused();
    await expect(email).toHaveValue(known.email.toUpperCase());
    await expect(passwordField(dialog, words)).toHaveValue(known.password);
  });

  test("for want of a network says so, and the next try goes through, once", async ({ page, words }) => {
    const { t } = words;
    const person = await makePerson();
    await open(page, "/login");
    await page.route("**/api/auth/login", (route) => route.abort("internetdisconnected"), { times: 1 });
    await signIn(page, words, person);
    const dialog = signInDialog(page, words);
    await expect(dialog.getByRole("alert")).toContainText(t("common.offline"));
    await expect(passwordField(dialog, words)).toHaveValue(person.password);

    const sent: string[] = [];
    page.on("request", (request) => request.url().endsWith("/api/auth/login") && sent.push(request.url()));
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route("**/api/auth/login", async (route) => {
      await held;
      await route.continue();
    });
    const button = dialog.getByRole("button", { name: t("accounts.signIn"), exact: true });
    await button.click();
    await expect(button).toHaveAttribute("aria-busy", "true");
    await button.click({ force: true });
    await passwordField(dialog, words).press("Enter");
    letThrough();
    await expect(accountButton(page, words, person)).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});

test("who comes back within the grace of a deletion is told that it is called off", async ({
  page,
  words,
}) => {
  const person = await makePerson();
  await changePerson(person, "deletion_requested_at = now()");
  await open(page, "/login");
  await signIn(page, words, person);
  await expect(page.getByText(words.t("accounts.welcomeBackText"))).toBeVisible();
});
