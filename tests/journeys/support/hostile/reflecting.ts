import { listedPages } from "../../../../tools/pages/listed-pages.ts";
import { pieces } from "./texts.ts";

/** What pages read from their addresses, and what other sites call the same. */
const parameters = [
  "search",
  "q",
  "brand",
  "model",
  "city",
  "category",
  "sort",
  "priceMin",
  "yearMax",
  "page",
  "vehicleType",
  "userId",
  "literal",
  "next",
  "mode",
  "lang",
  "token",
  "plan",
  "order",
  "orderId",
  "reference",
  "ids",
  "id",
  "c",
  "car",
  "open",
  "user",
  "list",
  "view",
  "state",
  "status",
  "returnTo",
  "redirect",
  "error",
  "message",
];

const spelled = (at: number) => encodeURIComponent(pieces[at % pieces.length] ?? "");
/** Every parameter, each with another piece, and the part behind the hash. */
const asked = (from: number) =>
  `${parameters.map((name, at) => `${name}=${spelled(from + at)}`).join("&")}#${spelled(from)}`;

/** Pages whose address ends with what a user wrote. */
const named = [
  "/",
  "/cars/",
  "/dealers/",
  "/seo/",
  "/seo/cars/",
  "/seo/cars/in/",
  "/payment/",
  "/payment/receipt/",
  "/edit-car/",
  "/share-kit/",
];

/** Every page that a visitor may see, asked for with hostile parameters; a new one is one of them by itself. */
export function reflectingAddresses(visitors: readonly string[]): string[] {
  const routes = new Set<string>();
  return (
    listedPages
      // The page without a network leads on by itself: the journey looks where to.
      .filter(({ as, address }) => visitors.includes(as) && !/\{|^\/offline/.test(address))
      .flatMap(({ route, address }, at) => {
        const [path = "", query = ""] = address.split("?");
        const tab = new URLSearchParams(query).get("tab");
        const page = `${route} ${tab ?? ""}`;
        if (routes.has(page)) return [];
        routes.add(page);
        return [`${path}?${tab ? `tab=${tab}&` : ""}${asked(at * 5)}`];
      })
  );
}

/** Addresses that end with a piece of text: most of them name nothing. */
export const namedAddresses = named.map((path, at) => `${path}${spelled(at * 3)}`);
