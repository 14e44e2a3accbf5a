import { describe, expect, it } from "vitest";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { loadServerMessages } from "#i18n/server-messages.ts";
import { reminderLetter } from "./reminder-letter.ts";

const words = await loadServerMessages();
const writer = { siteName: "Mishwar", siteUrl: "https://mishwar.example" } as Parameters<
  typeof reminderLetter
>[0];
const endsAt = new Date("2026-12-01T10:00:00Z");
const letterOf = (language: "ar" | "en", ...kinds: VehicleType[]) =>
  reminderLetter(
    writer,
    { t: words[language], language, firstName: "Rana" },
    kinds.map((vehicleType, at) => ({ title: `Vehicle ${at}`, vehicleType, endsAt })),
  );

describe("the letter about listings that end", () => {
  it.each([
    ["cars", ["car", "car"]],
    ["motorcycles", ["motorcycle"]],
    ["overview", ["car", "motorcycle"]],
  ] as const)("leads to the part of the dashboard with them: %s", (tab, kinds) => {
    const { button } = letterOf("ar", ...kinds);
    expect(button?.url).toBe(`https://mishwar.example/user-dashboard?tab=${tab}`);
  });

  it.each(["ar", "en"] as const)("names the button that says sold as it is called: %s", (language) => {
    expect(letterOf(language, "car").notes?.join()).toContain(words[language]("own-actions.markSold"));
  });
});
