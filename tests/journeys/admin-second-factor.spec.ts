import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { codeAt, stepAt } from "#features/administrators/totp/totp.ts";
import { css } from "../support/css.ts";
import {
  type Administrator,
  expectNoWiderThanScreen,
  makeAdministrator,
  putToastAside,
  sendCredentials,
} from "./support/administrators.ts";
import { idsFromMarket } from "./support/market.ts";
import { expect, expectAccessible, open, phone, reload, test } from "./support/test.ts";
import type { Words } from "./support/words.ts";

/** An app on a phone that was given the secret as it is written out. */
class Authenticator {
  #secret: Uint8Array;
  #last = 0;

  constructor(written: string | null) {
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
    const bits = [...(written ?? "").replace(/\s/g, "")]
      .map((letter) => letters.indexOf(letter).toString(2).padStart(5, "0"))
      .join("");
    this.#secret = Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
  }

  /** One that was not shown yet: of this half minute, or as a clock that runs ahead by one shows it. */
  next(): string {
    this.#last = Math.max(stepAt(new Date()), this.#last + 1);
    return this.shown();
  }
  /** The last one again. */
  shown = () => codeAt(this.#secret, this.#last);
}

const part = (page: Page, { t }: Words) => page.getByRole("region", { name: t("security.factor") });
const codeField = (page: Page, { t }: Words) => page.getByLabel(t("admin.code"), { exact: true });

/** Journeys come from one address, and this one mistypes on purpose: what was counted there before is forgotten. */
const forgiveAddress = () =>
  idsFromMarket(
    "update sign_in_guards set failures = 0, locked_until = null where key like 'address:%' returning key as id",
    [],
  );

/** Up to the question for the code. */
async function comeBack(page: Page, words: Words, who: Administrator) {
  const { t } = words;
  await open(page, "/enhanced-admin-dashboard");
  await page.getByRole("button", { name: t("admin.signOut") }).click();
  await expect(page).toHaveURL(/\/$/);
  await open(page, "/admin-login?next=/admin-security");
  await sendCredentials(page, words, who);
  await expect(page.getByRole("heading", { name: t("admin.codeTitle") })).toBeVisible();
  await expect(codeField(page, words)).toBeFocused();
}
async function sendCode(page: Page, words: Words, code: string) {
  await codeField(page, words).fill(code);
  await page.getByRole("button", { name: words.t("admin.codeSend"), exact: true }).click();
}

for (const visitor of [
  { language: "ar", ...phone },
  { language: "en", viewport: { width: 1280, height: 900 } },
] as const) {
  test.describe(visitor.language, () => {
    test.use({ ...visitor, expectedErrors: /status of 40[01]/ });

    test("a second factor is set up, asked for, stood in for by a recovery code, and turned off", async ({
      page,
      context,
      words,
    }) => {
      // Five screens of it, looked at by axe in both themes, and four ways in.
      test.slow();
      const { t } = words;
      const looksRight = async () => {
        await expectAccessible(page);
        await expectNoWiderThanScreen(page);
      };
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await forgiveAddress();
      const who = await makeAdministrator("content_admin");
      await open(page, "/admin-login?next=/admin-security");
      await sendCredentials(page, words, who);
      const factor = part(page, words);
      await putToastAside(page, t("admin.welcome", { name: who.fullName }));
      await expect(factor.getByText(t("security.factorOff"), { exact: true })).toBeVisible();
      await looksRight();

      await factor.getByRole("button", { name: t("security.begin") }).click();
      const password = factor.getByLabel(t("security.confirmPassword"), { exact: true });
      await expect(password).toBeFocused();
      await password.fill("Not-My-Password-1");
      await factor.getByRole("button", { name: t("security.go") }).click();
      await expect(password).toHaveAttribute("aria-invalid", "true");
      await password.fill(who.password);
      await factor.getByRole("button", { name: t("security.go") }).click();
      await expect(factor.getByRole("img", { name: t("security.scanAlt") })).toBeVisible();
      await looksRight();
      const app = new Authenticator(
        await factor.locator(`${css("features/administrators/security/security#secret")} bdi`).textContent(),
      );
      const first = factor.getByLabel(t("security.firstCode"), { exact: true });
      await expect(first).toBeFocused();
      await first.fill(app.next());
      await factor.getByRole("button", { name: t("security.confirm") }).click();

      await expect(factor.getByRole("heading", { name: t("security.codesTitle") })).toBeFocused();
      const codes = await factor
        .locator(`${css("features/administrators/security/security#codes")} li`)
        .allInnerTexts();
      expect(new Set(codes).size).toBe(10);
      await putToastAside(page, t("security.factorDone"));
      await looksRight();
      await factor.getByRole("button", { name: t("security.codesCopy") }).click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join("\n"));
      const download = page.waitForEvent("download");
      await factor.getByRole("button", { name: t("security.codesSave") }).click();
      expect(await readFile(await (await download).path(), "utf8")).toBe(`${codes.join("\n")}\n`);
      await factor.getByRole("button", { name: t("security.codesKept") }).click();
      await expect(factor.getByText(t("security.codesLeft", { count: 10 }))).toBeVisible();
      // Shown this once.
      await reload(page);
      await expect(factor.getByText(t("security.factorOn"), { exact: true })).toBeVisible();
      await expect(page.getByText(codes[0] ?? "")).toHaveCount(0);

      await comeBack(page, words, who);
      await looksRight();
      // The one that set it up was shown to a camera once.
      await sendCode(page, words, app.shown());
      await expect(page.getByRole("alert").filter({ hasText: t("errors.admin.wrong_code") })).toBeVisible();
      await expect(codeField(page, words)).toHaveValue("");
      await expect(codeField(page, words)).toBeFocused();
      await sendCode(page, words, app.next());
      await expect(factor.getByText(t("security.codesLeft", { count: 10 }))).toBeVisible();

      const [spent = "", other = "", last = ""] = codes;
      await comeBack(page, words, who);
      await sendCode(page, words, spent);
      await expect(factor.getByText(t("security.codesLeft", { count: 9 }))).toBeVisible();
      await comeBack(page, words, who);
      await sendCode(page, words, spent);
      await expect(page.getByRole("alert").filter({ hasText: t("errors.admin.wrong_code") })).toBeVisible();
      await sendCode(page, words, other.toUpperCase());
      await expect(factor.getByText(t("security.codesLeft", { count: 8 }))).toBeVisible();

      await reload(page);
      await factor.getByRole("button", { name: t("security.disable") }).click();
      await expect(password).toBeFocused();
      await looksRight();
      await password.fill(who.password);
      await factor.getByLabel(t("security.anyCode"), { exact: true }).fill(spent);
      await factor.getByRole("button", { name: t("security.disable") }).click();
      await expect(factor.getByText(t("errors.admin.wrong_code"))).toBeVisible();
      await factor.getByLabel(t("security.anyCode"), { exact: true }).fill(last);
      await factor.getByRole("button", { name: t("security.disable") }).click();
      await expect(factor.getByText(t("security.factorOff"), { exact: true })).toBeVisible();
      const { username, password: typed } = who;
      const answer = await page.request.post("/api/admin/login", { data: { username, password: typed } });
      expect(answer.status(), "without a code again").toBe(200);
    });
  });
}
