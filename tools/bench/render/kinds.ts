import { askEach, askOften, type Shots } from "./shoot.ts";

/** Of what is made for each: requests a round, and clients that ask at once. */
export const requests = 500;
export const connections = 4;
/** A kept page and a constant string are asked for by each of these crowds. */
const crowds = [2, 8, 32, 128];
const secondsPerCrowd = 3;
const first = { "accept-encoding": "gzip, deflate, br, zstd" };
/** Who has been here has the cookie of the language. */
export const next = { ...first, cookie: "language=ar" };

/** One kind of requests. */
export interface Kind {
  title: string;
  shoot: () => Promise<Shots>;
}
/** Where pages are made for each, and where those of guests are kept for a moment. */
export interface Origins {
  origin: string;
  keepingOrigin: string;
}

/** What is made for each request, and kept pages in pairs with a constant string. */
export async function kindsOf({ origin, keepingOrigin }: Origins) {
  const often = (path: string) => () =>
    askEach(new Array<string>(requests * 4).fill(origin + path), next, connections);
  const fresh = (path: string, more: string, headers: Record<string, string>) => () =>
    askEach(
      Array.from({ length: requests }, () => `${origin}${path}?${freshSearch()}${more}`),
      headers,
      connections,
    );
  const listings = await everyListing(origin);
  let at = 0;
  const car = () => `${origin}/cars/${listings[at++ % listings.length]}`;
  const made = {
    next: { title: "/cars?…, returning", shoot: fresh("/cars", "", next) },
    first: { title: "/cars?…, first visit", shoot: fresh("/cars", "", first) },
    car: {
      title: "/cars/{id}, returning",
      shoot: () => askEach(Array.from({ length: requests }, car), next, connections),
    },
    api: { title: "GET /api/cars?…&facets=true", shoot: fresh("/api/cars", "&facets=true", next) },
    constant: { title: "constant string", shoot: often("/bench/constant") },
    health: { title: "/healthz", shoot: often("/healthz") },
  } satisfies Record<string, Kind>;
  const crowd = (title: string, address: string, clients: number): Kind => ({
    title: `${title}, ${clients} clients`,
    shoot: () => askOften(address, next, clients, secondsPerCrowd),
  });
  const kept = crowds.map(
    (clients) =>
      [
        crowd("/cars kept for guests", `${keepingOrigin}/cars`, clients),
        crowd("constant string", `${origin}/bench/constant`, clients),
      ] as const,
  );
  return { made, kept };
}

/** Filters and orders that leave a full page of cards; what makes a search one that nobody asked before is its highest price. */
const shapes = [
  "",
  "&gearType=automatic",
  "&fuelType=gas&sort=newest",
  "&yearMin=2008",
  "&condition=used&sort=price_low_to_high",
  "&mileageMax=200000&sort=year_new_to_old",
];
let asked = 0;
function freshSearch(): string {
  asked++;
  return `priceMax=${40_000 + asked}${shapes[asked % shapes.length]}`;
}

async function everyListing(origin: string): Promise<string[]> {
  const ids: string[] = [];
  for (const vehicleType of ["car", "motorcycle"]) {
    for (let page = 1, pages = 1; page <= pages; page++) {
      const answer = await fetch(`${origin}/api/cars?vehicleType=${vehicleType}&limit=60&page=${page}`);
      const { data, totalPages } = (await answer.json()) as { data: { id: string }[]; totalPages: number };
      ids.push(...data.map(({ id }) => id));
      pages = totalPages;
    }
  }
  return ids;
}
