import { z } from "zod";
import { safeParse } from "zod/v4/core";
import { AppError } from "#errors";
import { fieldsAskedOf } from "#features/listings/fields.ts";
import { vehicleName } from "#features/reference/vehicle-name.ts";
import { type ListingInput, listingInput, pictureAddress } from "#features/selling/listing-input.schema.ts";
import type { Language } from "#i18n/language.ts";
import { InvalidInput } from "#platform/http/validation.ts";
import { isPublicUrl } from "#platform/net/public-address.ts";
import { mostPhotoAddresses } from "./stock-item.schema.ts";

/** What of the dealer stands in a listing where the program says nothing. */
export interface Filling {
  phone: string | null;
  city: string | null;
  language: Language;
}

export interface ReadVehicle {
  input: ListingInput;
  /** Undefined: nothing was said of the photos. */
  photos: string[] | undefined;
}

const addresses = z.array(z.string()).max(mostPhotoAddresses);

/**
 * A vehicle by the rules of the forms, with the addresses of its photos apart. `withLoopback`: photos may lie on this machine, for
 * tests alone. Errors: `request.invalid`, with each field.
 */
export function readVehicle(
  { images, ...said }: Record<string, unknown>,
  filling: Filling,
  { withLoopback }: { withLoopback: boolean },
): ReadVehicle {
  const parsed = safeParse(listingInput, filled(said, filling), { reportInput: true });
  const photos = safeParse(addresses, images ?? [], { reportInput: true });
  const issues = [
    ...(parsed.success ? [] : parsed.error.issues),
    ...(photos.success ? [] : photos.error.issues.map((issue) => ({ ...issue, path: ["images"] }))),
  ];
  if (!parsed.success || !photos.success) throw new InvalidInput({ issues });
  if (photos.data.some((url) => !pictureAddress.test(url) && !isPublicUrl(url, { withLoopback }))) {
    throw new AppError("request.invalid", { fields: { images: "field.public_url" } });
  }
  return {
    input: parsed.data as ListingInput,
    photos: images === undefined || images === null ? undefined : [...new Set(photos.data)],
  };
}

/** As files are filled in: by the showroom, and a title of what the vehicle is. */
function filled(said: Record<string, unknown>, { phone, city, language }: Filling): Record<string, unknown> {
  const { brand = said.make, model, year } = said;
  const isNamed = typeof brand === "string" && typeof model === "string";
  const vehicleType = said.vehicleType === "motorcycle" ? "motorcycle" : "car";
  const title = isNamed && vehicleName({ vehicleType, brand, model, year: Number(year) })[language];
  return {
    ...(title && { title }),
    ...(city !== null && { city }),
    ...(phone !== null && said.phone === undefined && { phoneNumber: phone }),
    ...said,
  };
}

/** What a change says so that the listing says this and nothing else: what was not said is taken back. Photos are another matter. */
export function wholeChange(input: ListingInput): Record<string, unknown> {
  const said: Record<string, unknown> = { ...input };
  return Object.fromEntries(
    fieldsAskedOf(input.vehicleType)
      .filter((field) => field !== "images")
      .map((field) => [field, said[field] ?? (field === "features" ? [] : "")]),
  );
}
