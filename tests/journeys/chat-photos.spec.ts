import sharp from "sharp";
import { apiOver } from "./support/market.ts";
import { buyerAndSeller } from "./support/talks.ts";
import { expect, expectAccessible, open, phone, test } from "./support/test.ts";

/** What the browser says of a photo that does not get through. */
test.use({ expectedErrors: /ERR_FAILED|status of 40[34]/ });

const photo = async (background: string) => ({
  name: `${background}.jpg`,
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

test.describe("on a phone", () => {
  test.use(phone);

  test("photos are sent in a conversation, seen by the other at once, and by nobody else", {
    tag: "@english",
  }, async ({ page, browser, language, words }) => {
    const { t } = words;
    const { seller, carId, errors } = await buyerAndSeller(browser, page, language);
    const begun = await apiOver(page.request)("POST /api/conversations", {
      body: { carId, content: "Is it still there?" },
    });
    const address = `/messages?c=${begun.conversation.id}`;
    await open(seller.page, address);
    await open(page, address);
    const add = page.getByRole("button", { name: t("conversations.addPhotos") });
    const files = page.locator('form input[type="file"]');

    // The line breaks: the photo waits to be sent again, and the message for it.
    await page.route("**/api/conversations/*/photos", (route) => route.abort());
    await files.setInputFiles([await photo("teal")]);
    await expect(page.getByRole("alert").filter({ hasText: t("photo-tray.failed") })).toBeVisible();
    const send = page.getByRole("button", { name: t("conversations.send"), exact: true });
    await expect(send).toBeDisabled();
    await expectAccessible(page);
    await page.unroute("**/api/conversations/*/photos");
    await page.getByRole("button", { name: t("photo-tray.retry", { position: "1" }) }).click();
    await files.setInputFiles([await photo("navy"), await photo("olive")]);
    await page.getByRole("button", { name: t("photo-tray.remove", { position: "2" }) }).click();
    await expect(send).toBeEnabled();
    await send.click();
    await expect(page.getByRole("list", { name: t("conversations.chosenPhotos") })).toHaveCount(0);
    await expect(add).toBeEnabled();

    const own = (position: string) =>
      page.getByRole("log").getByRole("img", { name: t("conversations.ownPhoto", { position, total: "2" }) });
    await expect(own("1")).toBeVisible();
    await expect(own("2")).toBeVisible();
    const name = "Rana H.";
    const theirs = (position: string) =>
      seller.page
        .getByRole("log")
        .getByRole("img", { name: t("conversations.photoOf", { position, total: "2", name }) });
    await expect(theirs("2")).toBeVisible();
    await expect(seller.page.getByRole("main")).toContainText(t("chat-photos.photos", { count: 2 }));
    await expect
      .poll(() => theirs("1").evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expectAccessible(seller.page);

    // In full screen, by keys.
    await theirs("1").click();
    const viewer = seller.page.getByRole("dialog");
    await expect(viewer).toBeVisible();
    await seller.page.keyboard.press("Escape");
    await expect(viewer).toHaveCount(0);

    const source = (await own("1").getAttribute("src")) ?? "";
    const guest = await browser.newContext();
    expect((await guest.request.get(source)).status()).toBe(401);
    await guest.close();
    expect(errors).toEqual([]);
    await seller.context.close();
  });
});
