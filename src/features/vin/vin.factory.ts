import { checkDigitOf } from "./vin.ts";

/** A number of no car: `?` in it becomes the check digit that it ought to have. */
export const madeUp = (vin: string) => vin.replace("?", checkDigitOf(vin.replace("?", "0")));
