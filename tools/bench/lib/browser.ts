/** The tools that bring what is missing are plain JavaScript, for any Node: their types are told here. */
const tools = (await import(new URL("../../bootstrap/chromium.js", import.meta.url).href)) as {
  findChromium: (node: string) => Promise<string>;
};

/** The path of a Chromium, brought here if there is none. */
export const findChromium = tools.findChromium;
