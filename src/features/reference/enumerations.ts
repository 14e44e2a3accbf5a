import { yearInBeirut } from "#i18n/format.ts";

// Slugs only: the browser imports this file without the names, brands and places.

export const vehicleTypes = ["car", "motorcycle"] as const;
export const conditions = ["new", "used", "damaged"] as const;
export const categories = ["small", "family", "truck", "van", "luxury", "damaged"] as const;
export const gearTypes = ["automatic", "manual", "cvt", "tiptronic"] as const;
export const motorcycleGearTypes = ["manual", "automatic"] as const;
export const fuelTypes = ["gas", "diesel", "electric", "hybrid", "lpg"] as const;
export const motorcycleFuelTypes = ["gas", "electric"] as const;
export const bodyTypes = [
  "sedan",
  "hatchback",
  "suv",
  "truck",
  "van",
  "coupe",
  "convertible",
  "pickup",
  "wagon",
  "crossover",
] as const;
export const driveTypes = ["fwd", "rwd", "awd", "4wd"] as const;
export const motorcycleTypes = [
  "sport",
  "cruiser",
  "touring",
  "adventure",
  "naked",
  "scooter",
  "dirt",
  "electric",
] as const;
/** Where a vehicle comes from: the company's dealer here, or the market it was imported from. */
export const sources = ["company", "gulf", "us", "europe"] as const;
export const customsStates = ["paid", "unpaid"] as const;
export const titleStatuses = ["clean", "salvage"] as const;
/** White, red, or not registered yet. */
export const plates = ["private", "public", "none"] as const;
/** How a price compares with what others ask, the lowest first; computed, never said by the seller. */
export const fairPrices = ["great", "good", "fair", "high"] as const;
/** Who sells: an approved dealer, or anybody else. */
export const sellerTypes = ["dealer", "private"] as const;
/** How many have owned it so far; the last stands for all above it too. */
export const ownerCounts = ["0", "1", "2", "3"] as const;
/** Within how many days it was added. */
export const addedWithinDays = ["1", "3", "7"] as const;
/** For so many days a price that was cut is told of. */
export const priceCutDays = 30;
export const currencies = ["usd", "lbp", "eur"] as const;
export const listingStatuses = ["pending", "active", "rejected", "expired"] as const;
export const sortOrders = [
  "default",
  "newest",
  "oldest",
  "price_low_to_high",
  "price_high_to_low",
  "year_new_to_old",
  "year_old_to_new",
  "mileage_low_to_high",
  "mileage_high_to_low",
  "featured",
  "most_viewed",
  "fair_price",
  "distance",
] as const;
export const exteriorColours = [
  "white",
  "silver",
  "grey",
  "black",
  "blue",
  "red",
  "green",
  "brown",
  "beige",
  "gold",
  "orange",
  "yellow",
] as const;
export const interiorColours = ["black", "beige", "grey", "brown", "red", "white"] as const;
export const featureGroups = ["comfort", "safety", "technology", "exterior"] as const;
/** What a buyer looks for together. */
export const featuresByGroup = {
  comfort: [
    "air-conditioning",
    "power-steering",
    "leather-seats",
    "heated-seats",
    "electric-windows",
    "cruise-control",
    "keyless-entry",
  ],
  safety: ["airbags", "abs", "stability-control", "parking-sensors", "rear-camera", "blind-spot-monitor"],
  technology: ["bluetooth", "gps", "carplay", "push-start"],
  exterior: ["sunroof", "led-lights", "alloy-wheels"],
} as const satisfies Record<(typeof featureGroups)[number], readonly string[]>;
export const featureSlugs = [
  ...featuresByGroup.comfort,
  ...featuresByGroup.safety,
  ...featuresByGroup.technology,
  ...featuresByGroup.exterior,
] as const;
export const placeSlugs = [
  "beirut",
  "baabda",
  "aley",
  "chouf",
  "metn",
  "antelias",
  "jounieh",
  "kesrouan",
  "jbeil",
  "tripoli",
  "batroun",
  "zgharta",
  "koura",
  "bsharri",
  "minieh-danniyeh",
  "halba",
  "akkar",
  "zahle",
  "west-beqaa",
  "rashaya",
  "baalbek",
  "hermel",
  "sidon",
  "tyre",
  "jezzine",
  "nabatieh",
  "marjayoun",
  "hasbaya",
  "bint-jbeil",
] as const;
/** Governorates that no place is named after: a search takes them, a listing keeps the place that its seller chose. */
export const regionSlugs = [
  "mount-lebanon",
  "keserwan-jbeil",
  "north",
  "beqaa",
  "baalbek-hermel",
  "south",
] as const;
/** What a search takes for a place. */
export const searchPlaces = [...placeSlugs, ...regionSlugs] as const;
/** Other spellings of a place in calls and addresses. */
export const placeAliases = { keserwan: "kesrouan" } as const satisfies Record<string, PlaceSlug>;

/** How far around a place a search may reach, in kilometres. */
export const radii = [5, 10, 25, 50, 100] as const;

export type VehicleType = (typeof vehicleTypes)[number];
export type Condition = (typeof conditions)[number];
export type Category = (typeof categories)[number];
export type GearType = (typeof gearTypes)[number];
export type FuelType = (typeof fuelTypes)[number];
export type BodyType = (typeof bodyTypes)[number];
export type DriveType = (typeof driveTypes)[number];
export type MotorcycleType = (typeof motorcycleTypes)[number];
export type Source = (typeof sources)[number];
export type Customs = (typeof customsStates)[number];
export type TitleStatus = (typeof titleStatuses)[number];
export type Plate = (typeof plates)[number];
export type FairPrice = (typeof fairPrices)[number];
export type SellerType = (typeof sellerTypes)[number];
export type OwnerCount = (typeof ownerCounts)[number];
export type AddedWithin = (typeof addedWithinDays)[number];
export type Currency = (typeof currencies)[number];
export type ListingStatus = (typeof listingStatuses)[number];
export type SortOrder = (typeof sortOrders)[number];
export type ExteriorColour = (typeof exteriorColours)[number];
export type InteriorColour = (typeof interiorColours)[number];
export type FeatureGroup = (typeof featureGroups)[number];
export type FeatureSlug = (typeof featureSlugs)[number];
export type PlaceSlug = (typeof placeSlugs)[number];
export type Radius = (typeof radii)[number];
export type SearchPlace = (typeof searchPlaces)[number];

/** The first model year that a listing may have. */
export const firstYear = { car: 1990, motorcycle: 1980 } as const satisfies Record<VehicleType, number>;
/** The last one: next calendar year in Beirut, when next year's models are already sold. */
export const lastYear = (now: Date): number => yearInBeirut(now) + 1;
/** A maximum that means "no upper bound" in the price and mileage filters. */
export const noUpperBound = 999_999_999;
