import { beforeAll, describe, expect, it } from "vitest";
import { someListing, wordingFor } from "#features/listings/facts/listing.fixture.ts";
import type { Wording } from "#i18n/wording.ts";
import { detailHead } from "./detail-head.ts";

let en: Wording;
let ar: Wording;
beforeAll(async () => {
  [en, ar] = await Promise.all([wordingFor("en"), wordingFor("ar")]);
});

const page = (listing = someListing()) => ({
  listing,
  vehicle: "Toyota Corolla",
  modelName: "Corolla",
  siteName: "Mishwar",
  publicUrl: "https://mishwar.example",
});
const address = "https://mishwar.example/cars/01a1bea5-63de-7904-aaa3-49587fe21c34";
const content = (head: ReturnType<typeof detailHead>, key: string) =>
  head.meta.find((one) => ("property" in one && one.property === key) || ("name" in one && one.name === key));
const data = (listing = someListing(), wording = en) =>
  detailHead(page(listing), wording).scripts.map(({ children }) => JSON.parse(children));

describe("the head of a listing", () => {
  it("is titled with vehicle, price and place in either language", () => {
    const inArabic = { ...page(), vehicle: "تويوتا كورولا", siteName: "مشوار" };
    expect(detailHead(page(), en).meta[0]).toEqual({
      title: "Toyota Corolla 2015 – $12,800 – Beirut · Mishwar",
    });
    expect(detailHead(inArabic, ar).meta[0]).toEqual({
      title: "تويوتا كورولا 2015 – $12,800 – بيروت · مشوار",
    });
  });

  it("has one canonical address in each language, and names the others", () => {
    const { links } = detailHead(page(), en);
    expect(links).toEqual([
      { rel: "canonical", href: `${address}?lang=en` },
      { rel: "alternate", hreflang: "ar", href: address },
      { rel: "alternate", hreflang: "en", href: `${address}?lang=en` },
      { rel: "alternate", hreflang: "x-default", href: address },
    ]);
    expect(detailHead(page(), ar).links[0]?.href).toBe(address);
  });

  it("shows chats the picture of its language, with absolute addresses", () => {
    const head = detailHead(page(), en);
    expect(content(head, "og:image")).toMatchObject({
      content: "https://mishwar.example/og/cars/01a1bea5-63de-7904-aaa3-49587fe21c34.jpg?lang=en",
    });
    expect(content(head, "og:type")).toMatchObject({ content: "product" });
  });

  it("says nothing that its seller does not say", () => {
    const unsaid = someListing({
      ...{ mileage: null, gearType: null, fuelType: null, condition: null, previousOwners: null },
    });
    const description = content(detailHead(page(unsaid), en), "description");
    expect(description).toMatchObject({
      content: "Toyota Corolla 2015. $12,800 in Beirut. Call or write to the seller directly on Mishwar.",
    });
    const [vehicle] = data(unsaid);
    for (const name of ["mileageFromOdometer", "vehicleTransmission", "fuelType", "itemCondition"])
      expect(vehicle).not.toHaveProperty(name);
    expect(vehicle).not.toHaveProperty("numberOfPreviousOwners");
    expect(vehicle.offers).not.toHaveProperty("itemCondition");
  });

  it("describes it in at most 200 characters", () => {
    const description = content(detailHead(page(), en), "description");
    expect(description).toMatchObject({ content: expect.stringContaining("86,000 km, Automatic, Petrol") });
    expect(JSON.stringify(description).length).toBeLessThan(230);
  });
});

describe("structured data", () => {
  it("is a car with its offer and the way to it", () => {
    const [vehicle, crumbs] = data();
    expect(vehicle).toMatchObject({
      "@type": "Car",
      brand: { name: "Toyota" },
      vehicleModelDate: "2015",
      mileageFromOdometer: { value: 86_000, unitCode: "KMT" },
      itemCondition: "https://schema.org/UsedCondition",
      driveWheelConfiguration: "https://schema.org/FrontWheelDriveConfiguration",
      image: ["https://mishwar.example/media/6a1b8f0e-0000-4000-8000-000000000001/1280.webp"],
      offers: {
        price: 12_800,
        priceCurrency: "USD",
        availability: "https://schema.org/InStock",
        seller: { "@type": "Person" },
      },
    });
    expect(crumbs.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      "https://mishwar.example/",
      "https://mishwar.example/cars",
      "https://mishwar.example/cars?brand=toyota",
      "https://mishwar.example/cars?brand=toyota&model=corolla",
    ]);
  });

  it("is a motorcycle with its engine in cubic centimetres, and no field without a value", () => {
    const [vehicle] = data(
      someListing({
        vehicleType: "motorcycle",
        motorcycleType: "naked",
        bikeEngineSize: 689,
        engineCapacity: null,
        horsepower: null,
        interiorColor: null,
        driveType: null,
      }),
    );
    expect(vehicle).toMatchObject({
      "@type": "Motorcycle",
      bodyType: "Naked",
      vehicleEngine: { engineDisplacement: { value: 689, unitCode: "CMQ" } },
    });
    expect(vehicle).not.toHaveProperty("vehicleInteriorColor");
    expect(vehicle).not.toHaveProperty("driveWheelConfiguration");
    expect(JSON.stringify(vehicle)).not.toContain("null");
  });

  it("keeps phone number and VIN to the page", () => {
    const text = JSON.stringify(data());
    expect(text).not.toContain("3123456");
    expect(text).not.toContain("NMTBB3JE");
  });

  it("cannot be ended by what a seller writes", () => {
    const description = "</script><script>alert(1)</script><!-- \u2028";
    const [written] = detailHead(page(someListing({ description })), en).scripts;
    expect(written?.children).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(written?.children ?? "").description).toBe(description);
  });
});
