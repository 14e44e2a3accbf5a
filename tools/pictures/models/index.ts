import { makeCar } from "./cars/car.ts";
import type { CarSpec } from "./cars/car-spec.ts";
import { convertible } from "./cars/convertible.ts";
import { coupe } from "./cars/coupe.ts";
import { crossover } from "./cars/crossover.ts";
import { hatchback } from "./cars/hatchback.ts";
import { hatchbackCity, hatchbackSport } from "./cars/hatchback-variants.ts";
import { coupeTourer, crossoverFamily, pickupRugged, vanCargo } from "./cars/other-variants.ts";
import { pickup } from "./cars/pickup.ts";
import { sedan } from "./cars/sedan.ts";
import { sedanClassic, sedanFastback } from "./cars/sedan-variants.ts";
import { suv } from "./cars/suv.ts";
import { suvOffroad, suvSport } from "./cars/suv-variants.ts";
import { truck } from "./cars/truck.ts";
import { van } from "./cars/van.ts";
import { wagon } from "./cars/wagon.ts";
import { adventure } from "./motorcycles/adventure.ts";
import { cruiser } from "./motorcycles/cruiser.ts";
import { dirt } from "./motorcycles/dirt.ts";
import { electric } from "./motorcycles/electric.ts";
import { makeMotorcycle } from "./motorcycles/motorcycle.ts";
import type { MotorcycleSpec } from "./motorcycles/motorcycle-spec.ts";
import { naked } from "./motorcycles/naked.ts";
import { scooter } from "./motorcycles/scooter.ts";
import { sport } from "./motorcycles/sport.ts";
import { touring } from "./motorcycles/touring.ts";
import type { VehicleModel } from "./vehicle.ts";

const cars: Readonly<Record<string, CarSpec>> = {
  sedan,
  "sedan-classic": sedanClassic,
  "sedan-fastback": sedanFastback,
  hatchback,
  "hatchback-city": hatchbackCity,
  "hatchback-sport": hatchbackSport,
  suv,
  "suv-offroad": suvOffroad,
  "suv-sport": suvSport,
  crossover,
  "crossover-family": crossoverFamily,
  coupe,
  "coupe-tourer": coupeTourer,
  convertible,
  wagon,
  pickup,
  "pickup-rugged": pickupRugged,
  van,
  "van-cargo": vanCargo,
  truck,
};
const motorcycles: Readonly<Record<string, MotorcycleSpec>> = {
  sport,
  naked,
  cruiser,
  touring,
  adventure,
  scooter,
  dirt,
  electric,
};
export const carModels: readonly string[] = Object.keys(cars);
export const motorcycleModels: readonly string[] = Object.keys(motorcycles);

/** Workers shade without building meshes. */
export function makeModel(name: string, build: boolean): VehicleModel {
  if (name in cars) return makeCar(cars[name], build);
  if (name in motorcycles) return makeMotorcycle(motorcycles[name], build);
  throw new Error(`there is no model called ${name}`);
}
