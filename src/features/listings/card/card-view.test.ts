import { describe, expect, it } from "vitest";
import { someListing } from "../facts/listing.fixture.ts";
import { cardView } from "./card-view.ts";

const card = (changes: Parameters<typeof someListing>[0] = {}) =>
  cardView({ ...someListing(changes), status: "active" });

describe("what a card shows of a listing", () => {
  const features = ["abs", "airbags", "bluetooth", "gps", "sunroof"];
  const [photo] = someListing().photos;
  const photos = photo ? ["a", "b", "c"].map((id) => ({ ...photo, id })) : [];

  it("has the first features and how many there are, a picture and one to spare", () => {
    const view = card({ features, photos });
    expect(view).toMatchObject({ features: ["abs", "airbags", "bluetooth"], featureCount: 5 });
    expect(view.photos.map(({ id }) => id)).toEqual(["a", "b"]);
  });

  it("carries nothing of the seller but whether the showroom was approved", () => {
    expect(card().seller).toEqual({ isVerifiedDealer: false });
    expect(JSON.stringify(card())).not.toMatch(/description|phoneNumber|vinNumber|userId/);
  });
});
