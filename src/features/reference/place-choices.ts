import type { PageMessages } from "#i18n/page-messages.ts";
import { placeSlugs } from "./enumerations.ts";

const places = new Set<string>(placeSlugs);

/** The places that a listing can be in, in the order of their names. */
export const placeChoices = ({ names }: Pick<PageMessages, "names">) =>
  names("place").filter(({ value }) => places.has(value));
