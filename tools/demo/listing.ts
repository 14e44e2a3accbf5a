import { termsOf } from "#features/listings/listing.terms.ts";
import type { ListingStatus, VehicleType } from "#features/reference/enumerations.ts";
import { drawPopularCar } from "./clusters.ts";
import type { Owner, PlanLimits } from "./owners.ts";
import { mobileNumber } from "./people.ts";
import { pictureAddress, picturesOf, type Recipe } from "./picture-pool.ts";
import { placesByShare } from "./places.ts";
import { askingPrice, drawCurrency, inCurrency, type Price, type Rates, toUsd } from "./price.ts";
import { drawProvenance } from "./provenance.ts";
import { Random } from "./random.ts";
import { drawCar, drawMotorcycle, type Vehicle } from "./vehicle.ts";
import { write } from "./words/compose.ts";

const dayMs = 86_400_000;
const months = 9;
const span = months * 30.4;

/** What all listings of a run share. */
export interface Setting {
  seed: string;
  now: Date;
  rates: Rates;
  /** Days a listing stays active (setting listing_period_days). */
  period: number;
  listings: number;
}

export interface PriceChange extends Price {
  usd: number;
  at: Date;
}

/** A listing with all that hangs on it, ready for the tables. */
export interface DemoListing {
  row: Record<string, unknown> & { id: string; status: ListingStatus };
  vehicle: Vehicle;
  history: PriceChange[];
  pictures: Recipe[];
  random: Random;
  created: Date;
}

const rejections = [
  "الصور لا تُظهر المركبة كاملة. أضف صوراً من الأمام والخلف.",
  "رقم الهاتف داخل الوصف. احذفه من الوصف واتركه في خانته.",
  "السعر لا يبدو صحيحاً لهذا الطراز والموديل. راجعه ثم أعد الإرسال.",
  "الإعلان مكرّر: لديك إعلان آخر للمركبة نفسها.",
  "The photos show another vehicle than the one described.",
  "The model year does not match the VIN. Please check both.",
];

/** Days before now: most are recent, none older than nine months. Later numbers are newer, as identifiers want it. */
function ageInDays(random: Random, index: number, listings: number): number {
  const share = 1 - (index + random.next()) / listings;
  return Math.max(0.004, span * share ** 1.9);
}

interface State {
  status: ListingStatus;
  reason: "lapsed" | "sold" | "withdrawn" | null;
  rejection: string | null;
}

/** 93 % active, 3 % pending (only new ones wait), 1.5 % rejected, 2.5 % expired. */
function drawState(random: Random, age: number, period: number): State {
  const open: State = { status: "active", reason: null, rejection: null };
  if (age < 2.2 && random.chance(0.375)) return { ...open, status: "pending" };
  const draw = random.next();
  if (draw < 0.0155) return { ...open, status: "rejected", rejection: random.pick(rejections) };
  if (draw > 0.042 || age < 1) return open;
  const lapsed = age > period + 1 && random.chance(0.5);
  return {
    ...open,
    status: "expired",
    reason: lapsed ? "lapsed" : random.chance(0.7) ? "sold" : "withdrawn",
  };
}

const before = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

/** An active listing was refreshed within its period; what lapsed was not. */
function drawRefresh(random: Random, age: number, { period }: Setting, { status, reason }: State): number {
  if (reason === "lapsed") return random.between(period + 0.5, Math.min(age, period + 60));
  if (status === "pending" || status === "rejected") return age;
  const latest = Math.min(age, period - 2);
  return age > 12 && random.chance(0.45)
    ? random.between(0.1, latest)
    : latest === age
      ? age
      : random.between(0.5, latest);
}

function drawCuts(random: Random, age: number, asked: number): number[] {
  if (age < 6 || !random.chance(0.14)) return [];
  const count = random.chance(0.68) ? 1 : random.chance(0.75) ? 2 : 3;
  const steps = [asked];
  for (let cut = 0; cut < count; cut++) steps.push((steps.at(-1) ?? asked) * random.between(1.025, 1.09));
  return steps.slice(1).reverse();
}

/** Every price it has had: the first one, then each cut; the last is the one of today. */
function drawPrices(
  random: Random,
  vehicle: Vehicle,
  age: number,
  created: Date,
  { rates, now }: Setting,
): PriceChange[] {
  const currency = drawCurrency(random);
  const usd = askingPrice(random, vehicle);
  const amounts = [...drawCuts(random, age, usd), usd].map((value) =>
    inCurrency(random, value, currency, rates),
  );
  const falling = amounts.filter(
    (amount, at) => at === amounts.length - 1 || amount > (amounts[at + 1] ?? 0),
  );
  const changes = falling.length - 1;
  return falling.map((amount, at) => {
    const share = at === 0 ? 0 : (at - random.between(0.1, 0.6)) / changes;
    const moment = created.getTime() + (now.getTime() - created.getTime()) * share;
    return { amount, currency, usd: toUsd({ amount, currency }, rates), at: new Date(moment) };
  });
}

function pictureCount(random: Random, dealer: boolean, photos: number): number {
  return Math.min(photos, random.int(dealer ? 5 : 4, dealer ? 8 : 6));
}

function drawViews(random: Random, age: number, { condition }: Vehicle, featured: boolean): number {
  const daily = 2.2 * Math.exp(random.normal() * 0.8) * (featured ? 3 : 1) * (condition === "new" ? 1.3 : 1);
  return Math.floor(daily * Math.min(age, 140) + daily * 1.5);
}

const iso = (date: Date): string => date.toISOString();

/** The listing with this number: the same for the same setting, no matter what else is drawn. */
export function drawListing(
  setting: Setting,
  index: number,
  seller: { owner: Owner; vehicleType: VehicleType; userId: string; limits: PlanLimits },
): DemoListing {
  const { owner, vehicleType, userId, limits } = seller;
  const random = new Random(`${setting.seed}:listing:${index}`);
  const age = ageInDays(random, index, setting.listings);
  const created = before(setting.now, age);
  const dealer = owner.person.dealership !== undefined;
  const thisYear = setting.now.getUTCFullYear();
  const drawn = (vehicleType === "car" ? drawCar : drawMotorcycle)(random, thisYear, dealer);
  const vehicle = (vehicleType === "car" && drawPopularCar(setting, index, thisYear, dealer)) || drawn;
  const place = dealer || random.chance(0.85) ? owner.person.place : placesByShare.draw(random)[0];
  const state = drawState(random, age, setting.period);
  const refreshed = before(setting.now, drawRefresh(random, age, setting, state));
  const expires = new Date(refreshed.getTime() + setting.period * dayMs);
  const history = drawPrices(random, vehicle, age, created, setting);
  const price = history.at(-1) as PriceChange;
  const previous = history.at(-2);
  const featured = state.status === "active" && random.chance(dealer ? 0.045 : 0.015);
  const pictures = picturesOf(vehicle, pictureCount(random, dealer, limits.photos));
  const { title, description } = write(random, { vehicle, place, dealer });
  const { facts } = vehicle.line;
  const provenance = drawProvenance(new Random(`${setting.seed}:provenance:${index}`), vehicle);
  const identity = {
    vehicleType,
    brand: facts.brand,
    model: facts.model,
    year: vehicle.year,
    city: place,
    exteriorColor: vehicle.colour,
    bodyType: vehicle.body,
    motorcycleType: vehicle.motorcycleType,
    gearType: vehicle.gear,
    fuelType: vehicle.engine.fuel,
    condition: vehicle.condition,
    category: vehicle.category,
    source: provenance.source,
    titleStatus: provenance.title_status,
  };
  const updated = new Date(Math.max(refreshed.getTime(), price.at.getTime()));
  const row = {
    id: random.uuidAt(created),
    vehicle_type: vehicleType,
    title,
    brand: facts.brand,
    model: facts.model,
    year: vehicle.year,
    price: price.amount,
    currency: price.currency,
    price_usd: price.usd,
    previous_price: previous?.amount ?? null,
    previous_price_usd: previous?.usd ?? null,
    price_cut_at: previous ? iso(price.at) : null,
    gear_type: vehicle.gear,
    fuel_type: vehicle.engine.fuel,
    body_type: vehicle.body,
    condition: vehicle.condition,
    mileage: vehicle.mileage,
    engine_capacity: vehicle.engine.litres > 0 ? vehicle.engine.litres : null,
    horsepower: vehicle.engine.horsepower,
    drive_type: vehicle.drive,
    exterior_color: vehicle.colour,
    interior_color: vehicle.interior,
    number_of_seats: vehicle.seats,
    number_of_doors: vehicle.doors,
    vin_number: vehicle.vin,
    license_valid: vehicle.licenceValid,
    accident_history: vehicle.accident,
    previous_owners: vehicle.owners,
    service_history: vehicle.serviced,
    ...provenance,
    city: place,
    phone_number:
      owner.person.dealership && random.chance(0.4)
        ? owner.person.dealership.phone
        : random.chance(0.93)
          ? owner.person.phone
          : mobileNumber(random),
    description,
    category: vehicle.category,
    images: pictures.map(pictureAddress),
    features: vehicle.features,
    motorcycle_type: vehicle.motorcycleType,
    bike_engine_size: vehicle.bikeEngineSize,
    user_id: userId,
    status: state.status,
    expired_reason: state.reason,
    rejection_reason: state.rejection,
    featured,
    search_priority: limits.searchPriority,
    view_count:
      state.status === "active" || state.status === "expired" ? drawViews(random, age, vehicle, featured) : 0,
    created_at: iso(created),
    updated_at: iso(updated),
    refreshed_at: iso(refreshed),
    expires_at: state.status === "active" || state.status === "expired" ? iso(expires) : null,
    terms: termsOf(identity),
  };
  return { row, vehicle, history, pictures, random, created };
}
