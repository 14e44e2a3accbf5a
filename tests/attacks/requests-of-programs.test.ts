import { attackOperations } from "./support/attack.ts";

/** With its neighbours ten thousand requests or more (docs/attacks.md). */
await attackOperations("key", 300);
