import { attackOperations } from "./support/attack.ts";

/** With its two neighbours ten thousand requests or more (docs/attacks.md). */
await attackOperations("user", 3500);
