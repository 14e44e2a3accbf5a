import { z } from "zod";

const none = ["all", ""] as const;
type None = (typeof none)[number];

/** A filter of a list in its query: one of the choices; `all` and an empty one filter nothing, as leaving it out does. */
export const filterOf = <const Choice extends string>(choices: readonly Choice[]) =>
  z
    .enum<(Choice | None)[]>([...choices, ...none])
    .transform((asked) => ((none as readonly string[]).includes(asked) ? undefined : (asked as Choice)))
    .optional();
