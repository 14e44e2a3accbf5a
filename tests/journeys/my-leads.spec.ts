import { readFile } from "node:fs/promises";
import { expect as check } from "@playwright/test";
import { apiOver } from "./support/market.ts";
import { signInAs, somebodySignedIn } from "./support/signed-in.ts";
import { buyerAndSeller } from "./support/talks.ts";
import { expect, expectAccessible, open, phone, test } from "./support/test.ts";

for (const visitor of [{ language: "ar", ...phone }, { language: "en" }] as const) {
  test.describe(visitor.language, () => {
    test.use(visitor);

    test("a seller follows who asked: state, note, reminder, file", async ({
      page,
      browser,
      words,
      language,
    }) => {
      const { t } = words;
      // Here the page is the seller's, and the other browser the buyer's.
      const { seller: asking, buyer, carId, errors } = await asSeller(browser, page, language);
      const api = apiOver(asking.page.request);
      await api("POST /api/conversations", { body: { carId, content: "Hello" } });
      await open(page, "/user-dashboard?tab=messages");
      await page.getByRole("link", { name: t("dashboard.leadsLink") }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("leads.title"));
      const list = page.getByRole("region", { name: t("leads.list") });
      const rows = list.locator("li");
      await expect(rows).toHaveCount(1);
      await expect(rows).toContainText(t("leads.new"));
      await expectAccessible(page);

      await rows.getByRole("link").click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(t("leads.new"));
      await expectAccessible(page);
      const state = page.getByRole("combobox", { name: t("leads.stateOf") });
      await state.selectOption("won");
      await expect(page.getByRole("heading", { level: 1 })).toContainText(t("leads.won"));
      await expect(state).toHaveValue("won");

      const notes = page.getByRole("region", { name: t("leads.noteHeading") });
      await notes.getByRole("button", { name: t("leads.noteAdd") }).click();
      await expect(notes).toContainText(t("leads.noteMissing"));
      await notes.getByRole("textbox", { name: t("leads.noteField") }).fill("Pays in cash <b>soon</b>");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(notes.getByRole("listitem")).toContainText("Pays in cash <b>soon</b>");
      await expect(notes.getByRole("textbox", { name: t("leads.noteField") })).toHaveValue("");

      const reminder = page.getByRole("region", { name: t("leads.reminder") });
      const save = reminder.getByRole("button", { name: t("leads.reminderSet") });
      await save.click();
      await expect(reminder).toContainText(t("leads.reminderWrong"));
      await expectAccessible(page);
      const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
      await reminder.getByLabel(t("leads.reminderWhen")).fill(`${day}T16:00`);
      await save.click();
      await expect(reminder.getByRole("button", { name: t("leads.reminderClear") })).toBeVisible();

      await page.getByRole("link", { name: t("leads.back") }).click();
      await expect(rows).toContainText(t("leads.notes", { count: 1 }));
      const states = page.getByRole("navigation", { name: t("leads.state") });
      await states.getByRole("link", { name: t("leads.contacted") }).click();
      await expect(list).toContainText(t("kit.noneFound"));
      await states.getByRole("link", { name: t("leads.won") }).click();
      await expect(rows).toHaveCount(1);
      await page.getByRole("searchbox", { name: t("kit.search") }).fill("kia");
      await expect(page).toHaveURL(/q=kia/);
      await expect(rows).toHaveCount(1);
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: t("leads.export") }).click(),
      ]);
      const lines = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
      check(lines).toHaveLength(2);
      check(lines[1]).toContain("Pays in cash");
      check(lines[1]).not.toContain(buyer.email);

      const replies = page.getByRole("region", { name: t("leads.prepared") });
      await replies.getByRole("textbox", { name: t("leads.preparedField") }).fill("Yes, come on Saturday");
      await replies.getByRole("button", { name: t("leads.preparedAdd") }).click();
      await expect(replies.getByRole("listitem")).toHaveText("Yes, come on Saturday");
      await expectAccessible(page);

      await rows.getByRole("link").click();
      await page.getByRole("link", { name: t("leads.openConversation") }).click();
      await expect(page).toHaveURL(/\/messages\?c=/);
      const field = page.getByRole("textbox", { name: t("conversations.field") });
      await field.fill("Hello");
      await page.getByRole("button", { name: "Yes, come on Saturday" }).click();
      await expect(field).toHaveValue("Hello\nYes, come on Saturday");
      await expectAccessible(page);
      await asking.context.close();
      check(errors).toEqual([]);
    });

    test("a seller whom nobody has asked reads where leads come from", async ({ page, words }) => {
      const { t } = words;
      await somebodySignedIn(page.request);
      await open(page, "/my-leads");
      await expect(page.getByText(t("leads.noneText"))).toBeVisible();
      await expectAccessible(page);
    });
  });
}

/** The two of a conversation, the page signed in as the seller. */
async function asSeller(...given: Parameters<typeof buyerAndSeller>) {
  const two = await buyerAndSeller(...given);
  const [, page] = given;
  await signInAs(page.request, two.seller.person);
  await signInAs(two.seller.page.request, two.buyer);
  return two;
}
