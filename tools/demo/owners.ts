import type { VehicleType } from "#features/reference/enumerations.ts";
import { dealershipOf, type Person, type Plan, personOf } from "./people.ts";
import { Random } from "./random.ts";

/** What a plan allows, read from subscription_plans. */
export interface PlanLimits {
  id: string;
  /** How long a period of it is. */
  days: number;
  all: number;
  car: number;
  motorcycle: number;
  photos: number;
  searchPriority: number;
}
export type Plans = Readonly<Record<Plan, PlanLimits>>;

/** A user who sells, and how many of each they offer. */
export interface Owner {
  number: number;
  person: Person;
  plan: Plan;
  cars: number;
  motorcycles: number;
}

/** The three accounts that the README names; who sells in the demo besides cannot sign in. */
export const demoAccounts = {
  seller: "seller@mishwar.example",
  dealer: "dealer@mishwar.example",
  buyer: "buyer@mishwar.example",
} as const;

/** Whether a user can sign in and look at what their listings brought. */
export const canSignIn = ({ email }: Person): boolean => Object.values<string>(demoAccounts).includes(email);

function fixedOwners(seed: string, listings: number): Owner[] {
  const person = (name: string, first: string, last: string): Person => ({
    ...personOf(`${seed}:${name}`, name),
    firstName: first,
    lastName: last,
    email: name,
  });
  const dealer = { ...person(demoAccounts.dealer, "مروان", "حداد"), place: "metn" as const };
  const dealership = { ...dealershipOf(seed, dealer), name: "معرض صنين للسيارات", verified: true };
  const upTo = (most: number, share: number) => Math.min(most, Math.floor(listings / share));
  return [
    {
      number: 0,
      person: { ...person(demoAccounts.seller, "Rami", "Khoury"), place: "beirut" },
      plan: "premium",
      cars: upTo(3, 40),
      motorcycles: upTo(1, 200),
    },
    {
      number: 1,
      person: { ...dealer, dealership },
      plan: "dealer",
      cars: upTo(14, 20),
      motorcycles: upTo(2, 150),
    },
    {
      number: 2,
      person: { ...person(demoAccounts.buyer, "Maya", "Nassar"), place: "jbeil" },
      plan: "free",
      cars: 0,
      motorcycles: 0,
    },
  ];
}

/** Most dealers show a handful, a few fill their plan. */
function dealerStock(random: Random, limits: PlanLimits): { cars: number; motorcycles: number } {
  const wanted = Math.round(2 + 23 * random.next() ** 4);
  if (random.chance(0.06)) return { cars: 0, motorcycles: Math.min(limits.motorcycle, limits.all, wanted) };
  const cars = Math.min(limits.car, limits.all, wanted);
  const motorcycles = random.chance(0.12) ? random.int(1, 3) : 0;
  return { cars, motorcycles: Math.min(motorcycles, limits.motorcycle, limits.all - cars) };
}

function privateStock(random: Random, plan: Plan, limits: PlanLimits): { cars: number; motorcycles: number } {
  if (plan === "free") return random.chance(0.83) ? { cars: 1, motorcycles: 0 } : { cars: 0, motorcycles: 1 };
  const cars = random.int(1, Math.min(3, limits.car));
  const motorcycles = random.chance(0.18) ? random.int(1, 2) : 0;
  return { cars, motorcycles: Math.min(motorcycles, limits.motorcycle, limits.all - cars) };
}

function drawOwner(seed: string, series: string, number: number, plans: Plans): Owner {
  const random = new Random(`${seed}:owner:${number}`);
  const person = personOf(`${seed}:person:${number}`, `${series}${number}`);
  const draw = random.next();
  if (draw < 0.08) {
    const dealership = dealershipOf(`${seed}:person:${number}`, person);
    const plan: Plan = random.chance(0.9) ? "dealer" : "premium";
    return { number, person: { ...person, dealership }, plan, ...dealerStock(random, plans[plan]) };
  }
  const plan: Plan = draw < 0.17 ? "premium" : "free";
  return { number, person, plan, ...privateStock(random, plan, plans[plan]) };
}

/** Owners enough for so many listings, none above the limits of their plan; the last one offers what is left. */
export function drawOwners(seed: string, series: string, listings: number, plans: Plans): Owner[] {
  const owners = series === "" ? fixedOwners(seed, listings) : [];
  let left = listings - owners.reduce((sum, { cars, motorcycles }) => sum + cars + motorcycles, 0);
  for (let number = owners.length; left > 0; number++) {
    const owner = drawOwner(seed, series, number, plans);
    owner.cars = Math.min(owner.cars, left);
    owner.motorcycles = Math.min(owner.motorcycles, left - owner.cars);
    left -= owner.cars + owner.motorcycles;
    owners.push(owner);
  }
  return owners;
}

/** The listings in the order in which they were placed: for each, its owner and what it sells. */
export function spread(seed: string, owners: readonly Owner[]): { owner: Owner; vehicleType: VehicleType }[] {
  const all = owners.flatMap((owner) => [
    ...Array.from({ length: owner.cars }, () => ({ owner, vehicleType: "car" as const })),
    ...Array.from({ length: owner.motorcycles }, () => ({ owner, vehicleType: "motorcycle" as const })),
  ]);
  return new Random(`${seed}:spread`).shuffle(all);
}
