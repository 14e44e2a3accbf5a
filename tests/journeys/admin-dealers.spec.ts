import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { makePerson, type Person } from "./support/accounts.ts";
import { enterAs, expectNoWiderThanScreen } from "./support/administrators.ts";
import { apiOver, idsFromMarket } from "./support/market.ts";
import { signInAs } from "./support/signed-in.ts";
import { expect, expectAccessible, open, phone, test } from "./support/test.ts";
import type { Words } from "./support/words.ts";

const viewport = { width: 1280, height: 900 };

interface Dealership {
  person: Person;
  name: string;
  license: string;
}

/** Applies as a new user, in a name that no other dealership has. */
async function apply(request: APIRequestContext, letters: string): Promise<Dealership> {
  const person = await makePerson();
  await signInAs(request, person);
  const name = `${letters} ${Array.from(randomUUID().slice(0, 8), (digit) => "abcdefghijklmnop"[Number.parseInt(digit, 16)]).join("")}`;
  const license = `BEY-${randomUUID().slice(0, 8).toUpperCase()}`;
  await apiOver(request)("POST /api/users/register-dealership", {
    body: {
      dealershipName: name,
      dealershipLicense: license,
      dealershipAddress: "Dora highway, next to the bridge",
      dealershipCity: "metn",
      dealershipPhone: "01 234 567",
      dealershipEmail: "sales@cedars.example",
      yearsInBusiness: "7",
      specialization: "used_cars",
      description: "Family dealership with a workshop of its own since 2019.",
    },
  });
  return { person, name, license };
}

async function sendPaper(
  request: APIRequestContext,
  file: { name: string; mimeType: string; buffer: Buffer },
) {
  const answer = await request.post("/api/users/dealership/documents", {
    multipart: { name: file.name, file },
  });
  expect(answer.status()).toBe(201);
}
const picture = {
  name: "license.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP8z4APMOGVHbHSAEEsAROxCnMTAAAAAElFTkSuQmCC",
    "base64",
  ),
};
const letter = { name: "lease.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n%%EOF\n") };

const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const review = (page: Page, { t }: Words, name: string) =>
  rowOf(page, name).getByRole("button", { name: t("dealers-tab.reviewOf", { name }) });
const onTab = (name: string) => `dealers&q=${encodeURIComponent(name)}`;

/** The text of the newest mail to a user, once there is one that says this. */
async function expectMail(page: Page, to: string, said: string) {
  await expect
    .poll(
      async () => {
        const answer = await page.request.get("/dev/mail", { headers: { accept: "application/json" } });
        const mails: { to: string; text: string }[] = await answer.json();
        return mails.filter((mail) => mail.to === to).map(({ text }) => text);
      },
      { timeout: 20_000 },
    )
    .toContainEqual(expect.stringContaining(said));
}

for (const visitor of [
  { language: "ar", ...phone },
  { language: "en", viewport },
] as const) {
  test.describe(visitor.language, () => {
    test.use(visitor);

    test("an application is read with its papers, and refused for a reason that the applicant gets", async ({
      page,
      words,
    }) => {
      test.slow();
      const { t } = words;
      const { person, name, license } = await apply(page.request, "Cedars");
      await sendPaper(page.request, picture);
      await sendPaper(page.request, letter);
      await enterAs(page, "content_admin", onTab(name));
      await expect(rowOf(page, name)).toContainText(license);
      await expectNoWiderThanScreen(page);
      await review(page, words, name).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("heading", { name })).toBeVisible();
      for (const value of [
        license,
        "01 234 567",
        "sales@cedars.example",
        words.name("place", "metn"),
        t("dealers.yearsCount", { count: 7 }),
        t("dealers.used_cars"),
        "Dora highway, next to the bridge",
        "Family dealership with a workshop of its own since 2019.",
        person.email,
      ]) {
        await expect(dialog.getByText(value, { exact: true })).toBeVisible();
      }
      await dialog.getByRole("button", { name: /license/ }).click();
      await expect(dialog.getByRole("img", { name: /license/ })).toHaveJSProperty("complete", true);
      await expectAccessible(page);
      await dialog.getByRole("button", { name: /lease/ }).click();
      const download = page.waitForEvent("download");
      await dialog.getByRole("button", { name: t("admin.paperSave") }).click();
      expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

      await dialog.getByRole("button", { name: t("dealers-tab.reject"), exact: true }).click();
      const question = page.getByRole("dialog", { name: t("dealers-tab.rejectTitle") });
      const reject = question.getByRole("button", { name: t("dealers-tab.reject"), exact: true });
      const reason = question.getByRole("textbox");
      await reject.click();
      await expect(reason).toHaveAttribute("aria-invalid", "true");
      await expectAccessible(page);
      const said = "The license number belongs to a dealership in Zahle.";
      await reason.fill(said);
      await reject.click();
      await expect(question).toBeHidden();
      await expect(rowOf(page, name).getByText(t("dealers-tab.rejected"), { exact: true })).toBeVisible();
      await expectMail(page, person.email, said);
      const { application } = await apiOver(page.request)("GET /api/users/dealership");
      expect(application).toMatchObject({ state: "rejected", reason: said });
    });
  });
}

test.describe("approved", () => {
  test.use({ viewport, language: "en", expectedErrors: /status of 409/ });

  test("of two who decide at once the second is told; the badge is on the page, taken, and given back", async ({
    page,
    browser,
    words,
  }) => {
    test.slow();
    const { t } = words;
    const { person, name } = await apply(page.request, "Arz");
    const [car = ""] = await idsFromMarket(
      `insert into cars (title, brand, model, year, price, price_usd, city, user_id, status, terms, created_at, updated_at)
        select 'Family car', 'kia', 'sportage', 2018, 9000, 9000, 'metn', id, 'active', '', now(), now()
        from users where email = $1 returning id`,
      [person.email],
    );
    await enterAs(page, "content_admin", onTab(name));
    await review(page, words, name).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: t("dealers-tab.reject"), exact: true }).click();
    await dialog.getByRole("textbox").fill("Please add a photo of the license.");

    const { origin } = new URL(page.url());
    const other = await (await browser.newContext({ baseURL: origin, viewport, locale: "ar-LB" })).newPage();
    await other.context().addCookies([{ name: "language", value: "en", url: origin }]);
    await enterAs(other, "user_admin", onTab(name), "Nour Chahine");
    await review(other, words, name).click();
    await other
      .getByRole("dialog")
      .getByRole("button", { name: t("dealers-tab.approve"), exact: true })
      .click();
    const sure = other.getByRole("dialog", { name: t("dealers-tab.approveTitle") });
    await sure.getByRole("button", { name: t("dealers-tab.approve"), exact: true }).click();
    await expect(sure).toBeHidden();
    await expect(rowOf(other, name).getByText(t("dealers-tab.approved"), { exact: true })).toBeVisible();

    await dialog.getByRole("button", { name: t("dealers-tab.reject"), exact: true }).click();
    await expect(page.getByText(t("errors.dealer.decided"))).toBeVisible();
    await expect(dialog.getByText("Nour Chahine")).toBeVisible();
    await expect(dialog.getByRole("button", { name: t("dealers-tab.approve"), exact: true })).toHaveCount(0);
    await expectMail(page, person.email, name);
    await open(page, `/cars/${car}`);
    // The cards of similar listings say it of other dealers.
    const summary = page.locator("section", { has: page.getByRole("heading", { level: 1 }) });
    const badge = summary.getByText(t("detail.approvedDealer"), { exact: true });
    await expect(badge.first()).toBeVisible();

    await open(other, `/enhanced-admin-dashboard?tab=dealers&view=dealers&q=${encodeURIComponent(name)}`);
    await expectAccessible(other);
    for (const [way, done] of [
      ["take", "give"],
      ["give", "take"],
    ] as const) {
      await rowOf(other, name)
        .getByRole("button", { name: t(`dealers-tab.${way}Of`, { name }) })
        .click();
      const question = other.getByRole("dialog");
      await question.getByRole("textbox").fill("The license was looked at again.");
      await question.getByRole("button", { name: t(`dealers-tab.${way}`), exact: true }).click();
      await expect(question).toBeHidden();
      await expect(
        rowOf(other, name).getByRole("button", { name: t(`dealers-tab.${done}Of`, { name }) }),
      ).toBeVisible();
      await open(page, `/cars/${car}`);
      if (way === "take") await expect(badge).toHaveCount(0);
      else await expect(badge.first()).toBeVisible();
    }
    await other.context().close();
  });
});
