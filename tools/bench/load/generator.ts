import { requestMix, type Subjects } from "./mix.ts";
import { volley } from "./volley.ts";

/** The process that asks, beside the server that answers: told what to ask about, then volley by volley how often. */
export type Order =
  | { subjects: Subjects; origin?: never }
  | { origin: string; rate: number; seconds: number; subjects?: never };

let subjects: Subjects | undefined;
let serial = 0;

process.on("message", async (order: Order) => {
  if (order.subjects) {
    subjects = order.subjects;
    process.send?.("ready");
    return;
  }
  if (!subjects) throw new Error("nothing to ask about");
  const { origin, rate, seconds } = order;
  process.send?.(await volley(origin, requestMix(subjects, `volley ${serial++}`), { rate, seconds }));
});
process.on("disconnect", () => process.exit());
