import { describe, expect, it } from "vitest";
import { someListing, wordingFor } from "../facts/listing.fixture.ts";
import { contactLinks } from "./contact-links.ts";

const about = (vehicle: string, siteName: string) => ({
  listing: someListing(),
  vehicle,
  siteName,
  publicUrl: "https://mishwar.example",
});
const both = (number: string | null) => ({ phone: number, whatsapp: number });
const message = (chat: string | undefined) => new URL(chat ?? "").searchParams.get("text");

describe("the ways to reach a seller", () => {
  it("greet in the visitor's language with brand, model, year and the link", async () => {
    const ar = contactLinks(both("+9613123456"), about("تويوتا كورولا", "مشوار"), await wordingFor("ar"));
    expect(message(ar?.chat)).toBe(
      "مرحباً، هل تويوتا كورولا 2015 المعروضة على مشوار ما زالت متوفّرة؟\nhttps://mishwar.example/cars/01a1bea5-63de-7904-aaa3-49587fe21c34",
    );
    const en = contactLinks(both("+9613123456"), about("Toyota Corolla", "Mishwar"), await wordingFor("en"));
    expect(message(en?.chat)).toContain("Toyota Corolla 2015");
    expect(en).toMatchObject({ call: "tel:+9613123456", phone: "03 123 456" });
    expect(en?.chat).toMatch(/^https:\/\/wa\.me\/9613123456\?/);
  });

  it("are none where the seller left no number that can be dialled", async () => {
    const en = await wordingFor("en");
    expect(contactLinks(both(null), about("Toyota Corolla", "Mishwar"), en)).toBeUndefined();
    expect(contactLinks(both("ask me"), about("Toyota Corolla", "Mishwar"), en)).toBeUndefined();
  });
});
