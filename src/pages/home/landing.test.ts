import { describe, expect, it } from "vitest";
import { type Language, languages } from "#i18n/language.ts";
import { loadServerMessages } from "#i18n/server-messages.ts";
import { type Api, ApiError } from "#platform/http/api.ts";
import { realPages, someSite } from "../../../tests/support/real-pages.ts";
import { samples } from "./samples.ts";

const real = await realPages();
const words = await loadServerMessages();

const answers: Record<string, unknown> = {
  "GET /api/site": someSite,
  "GET /api/site/figures": {
    listings: 0,
    cars: 0,
    motorcycles: 0,
    featured: 0,
    approvedDealers: 0,
    places: 0,
    categories: {},
  },
  "GET /api/cars": { data: [], total: 0, page: 1, totalPages: 0 },
  "GET /api/subscription-plans": [],
};

/** The landing page of a guest; the calls named in `failing` are refused. */
async function landing(language: Language, failing: readonly string[] = []) {
  const api = async (call: string) => {
    if (failing.includes(call) || !(call in answers)) {
      throw new ApiError(503, { code: "server.busy", message: "No" });
    }
    return answers[call];
  };
  const { status, html, fault } = await real.page("/", { api: api as Api, language });
  expect([status, fault]).toEqual([200, undefined]);
  return { html, main: /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "" };
}

const times = (text: string, part: string) => text.split(part).length - 1;

describe.each(languages)("the landing page in %s", (language) => {
  const t = words[language];

  it("shows six samples while the market is empty, each marked as one and none a link", async () => {
    const { main } = await landing(language);
    expect(samples).toHaveLength(6);
    expect(times(main, `>${t("home.sampleBadge")}<`)).toBe(6);
    for (const { title } of samples) expect(main).toContain(title[language]);
    expect(main).toContain(t("home.samplesNote"));
    expect(main).toContain(t("home.sellFirst"));
    expect(main).not.toMatch(/href="\/cars\/[^"?]/);
    expect(times(main, `>${t("home.tileCount", { count: 0 })}<`)).toBe(6);
  });

  it("stands without its figures, latest cars and plans, and says what is missing", async () => {
    const { main } = await landing(language, [
      "GET /api/site/figures",
      "GET /api/cars",
      "GET /api/subscription-plans",
    ]);
    expect(main).toContain(t("home.latestFailed"));
    expect(main).toContain(t("home.plansFailed"));
    // What could not be counted is not nought, and what could not be read is not an empty market.
    expect(main).not.toContain(t("home.tileCount", { count: 0 }));
    expect(main).not.toContain(t("home.sampleBadge"));
    for (const tile of ["Small", "Family", "Luxury", "Truck", "Van", "Motorcycles"] as const) {
      expect(main).toContain(t(`home.tile${tile}`));
    }
    expect(main).toContain(t("home.dealersTitle"));
  });
});
