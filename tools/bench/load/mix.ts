import { canonical, readSearch } from "#features/search/address/read-search.ts";
import { parseQueryString, queryString } from "#platform/http/api.ts";
import { Random } from "../../demo/random.ts";
import { browseRequests } from "../search/requests.ts";

/** Kinds of requests, and how many of a hundred are of each. */
export const shares = { browse: 70, car: 20, facets: 5, message: 3, write: 2 } as const;
export type Kind = keyof typeof shares;
export const kinds = Object.keys(shares) as Kind[];

/** One request to be sent. */
export interface Shot {
  kind: Kind;
  method: "GET" | "POST" | "PATCH" | "PUT";
  path: string;
  cookie: string;
  body?: object;
}

/** What requests are about; sent to the process that makes them. */
export interface Subjects {
  /** Public listings, those that are looked at most first. */
  listingIds: readonly string[];
  /** Buyers and sellers in conversations, each about a live listing of the seller's. */
  pairs: readonly { buyer: string; seller: string; conversationId: string; listingId: string }[];
  /** Cookies of sellers with room for more listings, and forms of such. */
  sellers: readonly string[];
  forms: readonly object[];
}

/** Where most visits begin; their share of all browsing. */
const entrances = ["/cars", "/", "/motorcycles"] as const;
const entranceShare = 0.25;
const addressCount = 4000;

/**
 * Requests one after the other, the same for the same seed: entrances, then searches and listings by Zipf's law (the n-th is asked
 * for an n-th as often as the first), three of ten by browsers that were never here, three of ten in English, one of five dark.
 */
export function requestMix(subjects: Subjects, seed: string): () => Shot {
  const random = new Random(seed);
  const addresses = browseAddresses();
  const pickAddress = zipf(addresses, random);
  const pickListing = zipf(subjects.listingIds, random);
  const browse = () => (random.chance(entranceShare) ? random.pick(entrances) : pickAddress());
  const guest = () => guestCookie(random);
  const makers: Record<Kind, () => Omit<Shot, "kind">> = {
    browse: () => ({ method: "GET", path: browse(), cookie: guest() }),
    car: () => ({ method: "GET", path: `/cars/${pickListing()}`, cookie: guest() }),
    facets: () => ({ method: "GET", path: facetsOf(pickAddress()), cookie: guest() }),
    message: () => {
      const { conversationId, buyer } = random.pick(subjects.pairs);
      const body = { content: `Is it still there? ${random.int(1, 1_000_000)}` };
      return { method: "POST", path: `/api/conversations/${conversationId}/messages`, cookie: buyer, body };
    },
    write: () => write(subjects, random, pickListing),
  };
  return () => {
    const kind = kindAt(random.next() * 100);
    return { kind, ...makers[kind]() };
  };
}

function kindAt(point: number): Kind {
  let left = point;
  for (const kind of kinds) {
    left -= shares[kind];
    if (left < 0) return kind;
  }
  return "browse";
}

/** Of ten writes five save a listing, four change the price of a live one, one lists a car. */
function write(subjects: Subjects, random: Random, pickListing: () => string): Omit<Shot, "kind"> {
  const { seller, buyer, listingId } = random.pick(subjects.pairs);
  const which = random.next();
  if (which < 0.5) return { method: "PUT", path: `/api/favorites/${pickListing()}`, cookie: buyer };
  if (which < 0.9) {
    const body = { price: random.int(8000, 10_000) };
    return { method: "PATCH", path: `/api/cars/${listingId}`, cookie: seller, body };
  }
  const body = { ...random.pick(subjects.forms), vinNumber: vin(random) };
  return { method: "POST", path: "/api/cars", cookie: random.pick(subjects.sellers), body };
}

const vin = (random: Random) => `LXAD${String(random.int(0, 1e9)).padStart(13, "0")}`;

function guestCookie(random: Random): string {
  if (random.chance(0.3)) return "";
  return `language=${random.chance(0.3) ? "en" : "ar"}${random.chance(0.2) ? "; theme=dark" : ""}`;
}

/** The addresses of what visitors of the browse page ask for, as its links write them. */
export function browseAddresses(): string[] {
  const addresses = browseRequests("load", addressCount).map(({ query }) => {
    const raw = parseQueryString(queryString({ ...query, year: undefined }).slice(1));
    const path = query.vehicleType === "motorcycle" ? "/motorcycles" : "/cars";
    return path + queryString(canonical(readSearch(query.vehicleType, raw)));
  });
  return [...new Set(addresses)];
}

const facetsOf = (address: string) => {
  const [path, query = ""] = address.split("?");
  const { page: _page, sort: _sort, ...filters } = parseQueryString(query);
  const vehicleType = path === "/motorcycles" ? "motorcycle" : "car";
  return `/api/cars${queryString({ ...filters, vehicleType, limit: 1, facets: true })}`;
};

/** Draws by Zipf's law with exponent 1. */
function zipf<T>(values: readonly T[], random: Random): () => T {
  let total = 0;
  const upTo = values.map((_, at) => {
    total += 1 / (at + 1);
    return total;
  });
  return () => {
    const point = random.next() * total;
    let [low, high] = [0, upTo.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((upTo[middle] ?? 0) > point) high = middle;
      else low = middle + 1;
    }
    return values[low] as T;
  };
}
