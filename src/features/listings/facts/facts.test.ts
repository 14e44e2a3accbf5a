import { beforeAll, describe, expect, it } from "vitest";
import type { Wording } from "#i18n/wording.ts";
import { type PublicListing, publicListing } from "../listing.schema.ts";
import { mainFacts, otherPrice, specification } from "./facts.ts";
import { someListing, wordingFor } from "./listing.fixture.ts";

let en: Wording;
let ar: Wording;
beforeAll(async () => {
  [en, ar] = await Promise.all([wordingFor("en"), wordingFor("ar")]);
});

const motorcycle = someListing({
  vehicleType: "motorcycle",
  motorcycleType: "naked",
  bikeEngineSize: 689,
  engineCapacity: null,
  bodyType: "sedan",
});

describe("main facts", () => {
  it("are eight for a car and for a motorcycle, which shows its type and engine", () => {
    expect(mainFacts(someListing(), en)).toHaveLength(8);
    expect(mainFacts(motorcycle, en)).toHaveLength(8);
    const kinds = mainFacts(motorcycle, en).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["kind", "engine"]));
    expect(mainFacts(motorcycle, en)[3]?.value).toBe("689 cc");
  });

  it("are the seller's words alone: what was not said is left out, in the specification too", () => {
    const unsaid = {
      ...{ mileage: null, gearType: null, fuelType: null, condition: null, category: null, bodyType: null },
      ...{ previousOwners: null, accidentHistory: null, serviceHistory: null, licenseValid: null },
    };
    for (const wording of [en, ar]) {
      expect(mainFacts(someListing(unsaid), wording).map(({ kind }) => kind)).toEqual(["year"]);
      const left = specification(someListing(unsaid), "Toyota Corolla", wording).map(({ label }) => label);
      for (const field of Object.keys(unsaid) as (keyof typeof unsaid)[])
        expect(left, field).not.toContain(wording.t(`listing-fields.${field}`));
    }
  });

  it("call the registration what its seller was asked about", () => {
    const said = mainFacts(someListing({ licenseValid: true }), en).find(({ kind }) => kind === "license");
    expect(said).toMatchObject({ label: "Registration", value: "Valid" });
    expect(JSON.stringify(mainFacts(someListing(), ar))).not.toContain("الميكانيك");
  });

  it("show quantities in Western digits", () => {
    expect(mainFacts(someListing(), ar)[1]?.value).toBe("86,000 كم");
    expect(mainFacts(someListing(), en)[1]?.value).toBe("86,000 km");
  });

  it.each([
    [0, "بلا مالك سابق", "No previous owner"],
    [1, "مالك واحد", "One owner"],
    [2, "مالكان", "2 owners"],
    [3, "3 مالكين", "3 owners"],
    [11, "11 مالكاً", "11 owners"],
  ])("count %i owners as each language does", (previousOwners, inArabic, inEnglish) => {
    const value = (wording: Wording) =>
      mainFacts(someListing({ previousOwners }), wording).find(({ kind }) => kind === "owners")?.value;
    expect(value(ar)).toBe(inArabic);
    expect(value(en)).toBe(inEnglish);
  });
});

describe("specification", () => {
  const labels = (listing = someListing()) =>
    specification(listing, "Toyota Corolla", en).map(({ label }) => label);

  it("leaves out what is not set", () => {
    const bare = someListing({
      bodyType: null,
      driveType: null,
      exteriorColor: null,
      interiorColor: null,
      engineCapacity: null,
      horsepower: null,
      numberOfDoors: null,
      numberOfSeats: null,
      vinNumber: null,
    });
    const left = [
      "Body",
      "Drive",
      "Exterior colour",
      "Interior colour",
      "Engine",
      "Power",
      "Doors",
      "Seats",
      "VIN",
    ];
    for (const label of left) {
      expect(labels()).toContain(label);
      expect(labels(bare)).not.toContain(label);
    }
  });

  it("never says the body of a motorcycle, which is only a default of the form", () => {
    expect(labels(motorcycle)).not.toContain("Body");
    expect(labels(motorcycle)).toContain("Type");
  });

  it("shows no more of the VIN than its first eight characters, whatever the call gave", () => {
    const rows = specification(someListing({ vinNumber: "NMTBB3JE70R012345" }), "Toyota Corolla", en);
    expect(rows.find(({ label }) => label === "VIN")).toMatchObject({ value: "NMTBB3JE…", identifier: true });
    expect(JSON.stringify(rows)).not.toContain("70R012345");
  });

  it("says when it last changed only where that was another day", () => {
    expect(labels()).toContain("Last changed");
    expect(labels(someListing({ updatedAt: "2026-11-09T18:00:00.000Z" }))).not.toContain("Last changed");
  });
});

describe("the other price", () => {
  it("is in dollars for every other currency, in pounds for dollars", () => {
    const euros = someListing({ price: 9_000, currency: "eur", priceUsd: 10_465.12 });
    expect(otherPrice(euros, { lbp: 89_500 })).toEqual({ value: 10_465, currency: "usd" });
    expect(otherPrice(someListing({ price: 14_800 }), { lbp: 89_500 })).toEqual({
      value: 1_324_600_000,
      currency: "lbp",
    });
  });

  it("is not made up where no rate is known", () => {
    expect(otherPrice(someListing(), { lbp: 0 })).toBeUndefined();
    expect(otherPrice(someListing(), { lbp: Number.NaN })).toBeUndefined();
  });
});

it("tells every field of a listing; other parts of the page tell the rest", () => {
  const asked = new Set<PropertyKey>();
  const watched = (listing: PublicListing) =>
    new Proxy(listing, {
      get(target, name) {
        asked.add(name);
        return Reflect.get(target, name);
      },
    });
  specification(watched(someListing({ engineCapacity: null })), "Toyota Corolla", en);
  specification(watched(motorcycle), "Yamaha MT-07", en);
  const elsewhere = Object.keys(publicListing.shape).filter((name) => !asked.has(name));
  expect(elsewhere.toSorted()).toEqual([
    ...[
      "brand",
      "chatPriority",
      "currency",
      "description",
      "fairPrice",
      "fairPriceBasis",
      "featured",
      "features",
      "hasPhone",
      "id",
    ],
    ...[
      "imageCount",
      "images",
      "inspectionId",
      "isDemo",
      "model",
      "name",
      "own",
      "papersSeenAt",
      "phoneNumber",
      "photos",
      "previousPrice",
      "price",
    ],
    ...["priceHistory", "priceUsd", "ref", "refreshedAt", "seller", "status", "title", "userId", "viewCount"],
  ]);
});
