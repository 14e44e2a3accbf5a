import makeBidi from "bidi-js";

/** The Unicode Bidirectional Algorithm. Its types describe the module for bundlers: Node's import is the function itself. */
export const bidi = (makeBidi as unknown as typeof makeBidi.default)();
