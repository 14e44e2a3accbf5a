import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { css } from "../support/css.ts";
import { makePerson, signIn, signInDialog } from "./support/accounts.ts";
import { apiOver } from "./support/market.ts";
import { signInAs, somebodySignedIn } from "./support/signed-in.ts";
import { expect, expectAccessible, open, phone, reload, test } from "./support/test.ts";
import type { Words } from "./support/words.ts";

const tab = (page: Page, { t }: Words, name: "Personal" | "Security" | "Account") =>
  page.getByRole("tab", { name: t(`profile.tab${name}`) });
/** What a browser says on its own about a call that was refused. */
const refusedCall = /Failed to load resource: the server responded with a status of (400|423)/;
const field = (page: Page, name: string | RegExp) => page.getByLabel(name, { exact: true });

test("a guest is asked to sign in, and comes back to the part of the profile that was asked for", async ({
  page,
  words,
}) => {
  await open(page, "/profile?tab=security");
  await expect(signInDialog(page, words)).toBeVisible();
  await signIn(page, words, await makePerson());
  await expect(page).toHaveURL(/\/profile\?tab=security$/);
  await expect(page.getByRole("heading", { name: words.t("profile.devicesTitle") })).toBeVisible();
});

test.describe("personal info", () => {
  test("is changed, kept, and undone from the toast", async ({ page, words }) => {
    const { t, name } = words;
    const before = await somebodySignedIn(page.request);
    await open(page, "/profile");
    await expect(field(page, t("accounts.firstName"))).toHaveValue("Rana");
    await expect(field(page, t("accounts.email"))).toHaveValue(before.email);
    await expect(field(page, t("accounts.email"))).not.toBeEditable();
    const save = page.getByRole("button", { name: t("profile.save") });
    await expect(save).toBeDisabled();

    await field(page, t("accounts.firstName")).fill("  زينة ");
    await page.getByLabel(t("accounts.phone")).fill("٧١ ١٢٣ ٤٥٦");
    await page.getByLabel(t("accounts.city")).selectOption({ label: name("place", "zahle") });
    await save.click();
    await expect(page.getByText(t("profile.saved"))).toBeVisible();
    await expect(save).toBeDisabled();
    await expect(page.getByRole("banner").getByText("ز")).toBeVisible();
    const saved = await apiOver(page.request)("GET /api/auth/user");
    expect(saved).toMatchObject({ firstName: "زينة", phone: "+96171123456", city: "zahle" });

    await page.getByRole("button", { name: t("profile.undo") }).click();
    await expect(page.getByText(t("profile.undone"))).toBeVisible();
    await expect(field(page, t("accounts.firstName"))).toHaveValue("Rana");
    const undone = await apiOver(page.request)("GET /api/auth/user");
    expect(undone).toMatchObject({ firstName: "Rana", phone: null, city: null });
  });

  test.describe("refused", () => {
    test.use({ expectedErrors: refusedCall });
    test("is told under its field, and stays as it was typed", async ({ page, words: { t } }) => {
      await somebodySignedIn(page.request);
      await open(page, "/profile");
      await field(page, t("accounts.lastName")).fill("x".repeat(51));
      await page.getByRole("button", { name: t("profile.save") }).click();
      await expect(field(page, t("accounts.lastName"))).toHaveAccessibleDescription(
        t("errors.field.last_name_too_long"),
      );
      await field(page, t("accounts.lastName")).fill("Khoury");
      // Only the server knows which numbers there are.
      await page.getByLabel(t("accounts.phone")).fill("12 34");
      await page.getByRole("button", { name: t("profile.save") }).click();
      await expect(page.getByLabel(t("accounts.phone"))).toHaveAccessibleDescription(t("errors.field.phone"));
      await expect(page.getByLabel(t("accounts.phone"))).toHaveValue("12 34");
      expect(await apiOver(page.request)("GET /api/auth/user")).toMatchObject({ lastName: "Haddad" });
    });
  });

  test("that was not saved is asked about before leaving, not between the parts", async ({ page, words }) => {
    const { t } = words;
    await somebodySignedIn(page.request);
    await open(page, "/profile");
    await field(page, t("accounts.firstName")).fill("Maya");
    await tab(page, words, "Account").click();
    await tab(page, words, "Personal").click();
    await expect(field(page, t("accounts.firstName"))).toHaveValue("Maya");

    const away = page.getByRole("banner").getByRole("link", { name: t("common.cars"), exact: true });
    const question = page.getByRole("alertdialog", { name: t("profile.leaveQuestion") });
    await away.click();
    await question.getByRole("button", { name: t("profile.leaveStay") }).click();
    await expect(question).toBeHidden();
    await expect(field(page, t("accounts.firstName"))).toHaveValue("Maya");
    await away.click();
    await question.getByRole("button", { name: t("profile.leaveGo") }).click();
    await expect(page).toHaveURL(/\/cars$/);
    // The address changes before the page does; back from a page that is not there yet is another way.
    await expect(page.getByRole("article").first()).toBeVisible();

    await page.goBack();
    await expect(field(page, t("accounts.firstName"))).toHaveValue("Rana");
    await away.click();
    await expect(page).toHaveURL(/\/cars$/);
  });

  test("has a picture: cut, sent, removed, brought back", async ({ page, words: { t } }) => {
    await somebodySignedIn(page.request);
    await open(page, "/profile");
    const shown = page.getByRole("tabpanel").locator("img.ava");
    await expect(shown).toHaveCount(0);

    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      page.getByRole("button", { name: t("profile.pictureChoose") }).click(),
    ]);
    await chooser.setFiles("public/app-icon-512.png");
    const dialog = page.getByRole("dialog", { name: t("profile.pictureCrop") });
    const frame = dialog.getByRole("group", { name: t("crop.frame") });
    const drawn = async (locator = frame) => (await locator.boundingBox()) ?? { x: 0, width: 0, height: 0 };
    const whole = await drawn(dialog.locator("img"));
    // All of a square picture at first; smaller by a corner, a square still, and then moved.
    await expect.poll(async () => (await drawn()).width).toBeCloseTo(whole.width, 0);
    for (let press = 0; press < 4; press++) {
      await dialog.getByRole("button", { name: t("crop.bottomRight") }).press("ArrowLeft");
    }
    await expect.poll(async () => (await drawn()).width).toBeCloseTo(whole.width - 40, 0);
    expect((await drawn()).height).toBeCloseTo(whole.width - 40, 0);
    await frame.press("ArrowRight");
    await expect.poll(async () => (await drawn()).x).toBeCloseTo(whole.x + 10, 0);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: t("profile.pictureSave") }).click();
    await expect(page.getByText(t("profile.pictureSaved"))).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(shown).toHaveJSProperty("complete", true);
    const { width, height } = await shown.evaluate((image: HTMLImageElement) => ({
      width: image.naturalWidth,
      height: image.naturalHeight,
    }));
    expect(width).toBeGreaterThan(0);
    expect(width).toBe(height);

    await page.getByRole("button", { name: t("profile.pictureRemove") }).click();
    await expect(shown).toHaveCount(0);
    await page.getByRole("button", { name: t("profile.undo") }).click();
    await expect(shown).toHaveCount(1);
  });

  test("takes no file that is not a picture", async ({ page, words: { t } }) => {
    await somebodySignedIn(page.request);
    await open(page, "/profile");
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "picture.png", mimeType: "image/png", buffer: Buffer.from("not a picture") });
    await expect(page.getByText(t("profile.pictureUnreadable"))).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

test("security: another device is ended, then all others after a question", async ({
  page,
  playwright,
  baseURL,
  words,
}) => {
  const { t } = words;
  const person = await somebodySignedIn(page.request);
  const signInWith = async (userAgent: string) => {
    const device = await playwright.request.newContext({ baseURL: baseURL ?? "", userAgent });
    await signInAs(device, person);
    return device;
  };
  const firefox = await signInWith("Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0");
  const statusOf = async (device: typeof firefox) => (await device.get("/api/auth/user")).status();
  await open(page, "/profile?tab=security");
  const devices = page
    .getByRole("tabpanel")
    .getByRole("listitem")
    .filter({ has: page.locator(css("pages/profile/profile#deviceIcon")) });
  await expect(devices).toHaveCount(2);
  await expect(devices.first()).toContainText(t("profile.deviceThis"));
  await expect(devices.first().getByRole("button")).toHaveCount(0);

  const named = t("profile.deviceOn", { browser: "Firefox", system: "Android" });
  await page.getByRole("button", { name: t("profile.deviceEndOf", { device: named }) }).click();
  await expect(devices).toHaveCount(1);
  await expect(page.getByText(t("profile.devicesOnlyThis"))).toBeVisible();
  await expect.poll(() => statusOf(firefox)).toBe(401);

  const others = [
    await signInWith("Mozilla/5.0 (iPhone) Version/18.0 Safari/605"),
    await signInWith("curl/8"),
  ];
  await reload(page);
  await expect(devices).toHaveCount(3);
  await page.getByRole("button", { name: t("profile.othersEnd") }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: t("profile.cancel") }).click();
  await expect(devices).toHaveCount(3);
  await page.getByRole("button", { name: t("profile.othersEnd") }).click();
  await question.getByRole("button", { name: t("profile.othersEnd") }).click();
  await expect(devices).toHaveCount(1);
  for (const device of others) await expect.poll(() => statusOf(device)).toBe(401);
  expect((await page.request.get("/api/auth/user")).status()).toBe(200);
});

test.describe("with the password", () => {
  test.use({ expectedErrors: refusedCall });
  test("a new one is set by the old one, and the rules are told while typing", async ({
    page,
    playwright,
    baseURL,
    words: { t },
  }) => {
    const person = await somebodySignedIn(page.request);
    const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? "" });
    await signInAs(elsewhere, person);
    await open(page, "/profile?tab=security");
    const current = field(page, t("profile.passwordCurrent"));
    const next = field(page, t("profile.passwordNew"));
    const again = field(page, t("profile.passwordConfirm"));
    const change = page.getByRole("button", { name: t("profile.passwordSave") });
    await current.fill("Wrong-Cedar-2026");
    await next.fill("short");
    await expect(
      page
        .getByText(t("accounts.strengthVeryWeak"), { exact: true })
        .or(page.getByText(t("accounts.strengthWeak"), { exact: true })),
    ).toBeVisible();
    await again.fill("other");
    await change.click();
    await expect(again).toHaveAccessibleDescription(t("errors.field.new_passwords_differ"));

    await next.fill("Mountain-Sea-2027");
    await expect(page.getByText(t("accounts.strengthExcellent"), { exact: true })).toBeVisible();
    await again.fill("Mountain-Sea-2027");
    await change.click();
    await expect(current).toHaveAccessibleDescription(t("errors.field.password_wrong"));
    await expect(next).toHaveValue("Mountain-Sea-2027");

    await current.fill(person.password);
    await change.click();
    await expect(page.getByText(t("profile.passwordChanged"), { exact: true })).toBeVisible();
    await expect(next).toHaveValue("");
    expect((await elsewhere.get("/api/auth/user")).status()).toBe(401);
    expect((await page.request.get("/api/auth/user")).status()).toBe(200);
  });

  test("a lock is counted down where the password is asked for, and its end is told", async ({
    page,
    words: { t },
  }) => {
    const person = await somebodySignedIn(page.request);
    for (let attempt = 0; attempt < 5; attempt++) {
      const data = { password: "Wrong-Cedar-2026" };
      expect((await page.request.delete("/api/auth/account", { data })).status()).toBe(400);
    }
    await page.clock.install();
    await open(page, "/profile?tab=security");
    await field(page, t("profile.passwordCurrent")).fill(person.password);
    await field(page, t("profile.passwordNew")).fill("Mountain-Sea-2027");
    await field(page, t("profile.passwordConfirm")).fill("Mountain-Sea-2027");
    const change = page.getByRole("button", { name: t("profile.passwordSave") });
    await change.click();
    await expect(page.getByText(t("accounts.lockedTitle"))).toBeVisible();
    await expect(page.locator("form").getByText(/\d{2}:\d{2}/)).toBeVisible();
    await expect(change).toBeDisabled();
    await page.getByRole("tab", { name: t("profile.tabAccount") }).click();
    await page.getByRole("button", { name: t("profile.deleteOpen") }).click();
    const dialog = page.getByRole("alertdialog", { name: t("profile.deleteQuestion") });
    const typed = dialog.getByLabel(t("profile.deletePassword"));
    await typed.fill(person.password);
    const confirm = dialog.getByRole("button", { name: t("profile.deleteConfirm") });
    await confirm.click();
    await expect(dialog.getByText(/\d{2}:\d{2}/)).toBeVisible();
    await expect(confirm).toBeDisabled();
    await page.clock.fastForward("16:00");
    await expect(dialog.getByRole("status")).toHaveText(t("accounts.lockOver"));
    await expect(confirm).toBeEnabled();
    await expect(typed).toHaveValue(person.password);
  });

  test("one's data are taken along, the account is deleted, and signing in brings it back", async ({
    page,
    words,
  }) => {
    const { t } = words;
    const person = await somebodySignedIn(page.request);
    await open(page, "/profile?tab=account");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: t("profile.dataExport") }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^mishwar-account-\d{4}-\d\d-\d\d\.json$/);
    expect(await readFile(await download.path(), "utf8")).toContain(person.email);

    await page.getByRole("button", { name: t("profile.deleteOpen") }).click();
    const dialog = page.getByRole("alertdialog", { name: t("profile.deleteQuestion") });
    await expect(dialog).toContainText(t("profile.deleteGraceText"));
    await dialog.getByLabel(t("profile.deletePassword")).fill("Wrong-Cedar-2026");
    await dialog.getByRole("button", { name: t("profile.deleteConfirm") }).click();
    await expect(dialog.getByLabel(t("profile.deletePassword"))).toHaveAccessibleDescription(
      t("errors.field.password_wrong"),
    );
    await dialog.getByLabel(t("profile.deletePassword")).fill(person.password);
    await dialog.getByRole("button", { name: t("profile.deleteConfirm") }).click();
    await expect(page.getByText(t("profile.deletedText"))).toBeVisible();
    await expect(page.getByRole("heading", { name: t("home.heroTitle") })).toBeVisible();
    expect((await page.request.get("/api/auth/user")).status()).toBe(401);

    await signInAs(page.request, person);
    await open(page, "/profile");
    await expect(field(page, t("accounts.email"))).toHaveValue(person.email);
  });
});

test.describe("the parts of the profile", () => {
  for (const [language, forward] of [
    ["ar", "ArrowLeft"],
    ["en", "ArrowRight"],
  ] as const) {
    test.describe(language, () => {
      test.use({ language });
      test("follow the arrow keys in reading direction, and stand in the address", async ({
        page,
        words,
      }) => {
        await somebodySignedIn(page.request);
        await open(page, "/profile");
        await tab(page, words, "Personal").focus();
        await page.keyboard.press(forward);
        await expect(tab(page, words, "Security")).toHaveAttribute("aria-selected", "true");
        await expect(page).toHaveURL(/\/profile\?tab=security$/);
        await page.keyboard.press(forward);
        await expect(page).toHaveURL(/\/profile\?tab=notifications$/);
        await page.keyboard.press(forward);
        await expect(page).toHaveURL(/\/profile\?tab=account$/);
        await reload(page);
        await expect(tab(page, words, "Account")).toHaveAttribute("aria-selected", "true");
        await expect(page.getByRole("tabpanel")).toContainText(words.t("profile.memberSince"));
      });
    });
  }
});

test.describe("on a phone", () => {
  test.use({ ...phone, contextOptions: { reducedMotion: "reduce" } });
  test("its dialog keeps the rules of accessibility", async ({ page, words: { t } }) => {
    await somebodySignedIn(page.request);
    await open(page, "/profile?tab=account");
    await page.getByRole("button", { name: t("profile.deleteOpen") }).click();
    await expect(page.getByRole("alertdialog").getByLabel(t("profile.deletePassword"))).toBeVisible();
    await expectAccessible(page, "[role=alertdialog]");
  });
});
