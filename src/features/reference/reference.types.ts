import type {
  BodyType,
  Category,
  ExteriorColour,
  FeatureGroup,
  FeatureSlug,
  InteriorColour,
  MotorcycleType,
  PlaceSlug,
  VehicleType,
} from "./enumerations.ts";

/** `aliases`: what people type for it: Arabizi, misspellings, abbreviations, other spellings in both scripts. */
export type Named<Slug extends string = string> = {
  slug: Slug;
  en: string;
  ar: string;
  aliases?: readonly string[];
};

export type Place = Named<PlaceSlug> & {
  district: Named;
  governorate: Named;
  latitude: number;
  longitude: number;
};

type ModelBase = Named & {
  category: Category;
  /** First and last model year, by name and not by generation; no `to` while it is still made. */
  from?: number;
  to?: number;
};
/** `bodies`: the usual one first. */
export type CarModel = ModelBase & { bodies: readonly BodyType[] };
/** `engineCc`: the usual engine; 0 for an electric one. */
export type MotorcycleModel = ModelBase & { motorcycleType: MotorcycleType; engineCc: number };
export type Model = CarModel | MotorcycleModel;

/** `popular`: rank in Lebanon, 1 first. */
type BrandBase = Named & { popular?: number };
export type CarBrand = BrandBase & { vehicleType: "car"; models: readonly CarModel[] };
export type MotorcycleBrand = BrandBase & { vehicleType: "motorcycle"; models: readonly MotorcycleModel[] };
export type Brand = CarBrand | MotorcycleBrand;

/** A class, a series or a line of a brand: a search takes it for a model, a listing names one of its models. */
export type Family = Named & { vehicleType: VehicleType; brand: string; models: readonly string[] };

export type Colour<Slug extends string = ExteriorColour | InteriorColour> = Named<Slug> & { hex: string };
export type Feature = Named<FeatureSlug> & { group: FeatureGroup };

/** `slug` is what stands in the address ("10000-20000", "50000+"); a missing end is open. */
export type Bucket = Named & { min?: number; max?: number };
