import type { BodyType, FuelType, GearType, PlaceSlug } from "#features/reference/enumerations.ts";

interface Sample {
  kind: BodyType;
  /** A class of home.module.css. */
  paint: string;
  title: { ar: string; en: string };
  /** US dollars. */
  price: number;
  year: number;
  /** Kilometres. */
  mileage: number;
  gearType: GearType;
  fuelType: FuelType;
  city: PlaceSlug;
}

/** The six built-in cards of an empty market. They are nobody's cars. */
export const samples: readonly Sample[] = [
  {
    kind: "sedan",
    paint: "silver",
    title: { ar: "تويوتا كورولا XLI 1.6", en: "Toyota Corolla XLI 1.6" },
    price: 14_800,
    year: 2019,
    mileage: 86_000,
    gearType: "automatic",
    fuelType: "gas",
    city: "jounieh",
  },
  {
    kind: "suv",
    paint: "red",
    title: { ar: "كيا سبورتاج GT-Line", en: "Kia Sportage GT-Line" },
    price: 27_900,
    year: 2021,
    mileage: 62_000,
    gearType: "automatic",
    fuelType: "gas",
    city: "zahle",
  },
  {
    kind: "hatchback",
    paint: "blue",
    title: { ar: "كيا بيكانتو", en: "Kia Picanto" },
    price: 9_300,
    year: 2020,
    mileage: 54_000,
    gearType: "automatic",
    fuelType: "gas",
    city: "baabda",
  },
  {
    kind: "sedan",
    paint: "black",
    title: { ar: "مرسيدس C 200", en: "Mercedes-Benz C 200" },
    price: 19_900,
    year: 2016,
    mileage: 138_000,
    gearType: "automatic",
    fuelType: "gas",
    city: "beirut",
  },
  {
    kind: "pickup",
    paint: "white",
    title: { ar: "تويوتا هايلوكس دبل كابين 4×4", en: "Toyota Hilux double cab 4×4" },
    price: 19_800,
    year: 2015,
    mileage: 187_000,
    gearType: "manual",
    fuelType: "diesel",
    city: "baalbek",
  },
  {
    kind: "wagon",
    paint: "green",
    title: { ar: "فولكس فاغن غولف ستيشن", en: "Volkswagen Golf Estate" },
    price: 9_200,
    year: 2014,
    mileage: 121_000,
    gearType: "automatic",
    fuelType: "gas",
    city: "tripoli",
  },
];
