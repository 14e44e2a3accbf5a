import type { Plugin } from "vite";

const defining = /\/src\/(routes\.tsx|remote-pages\.ts|.+\.page\.ts)$/;
const moduleName = /"src\/(?:features|pages)\/[^"]+"/g;

/**
 * Takes the source files' names that routes note for the server (define-page.tsx) out of what browsers load: there the import
 * beside each says the same, and every first visit would pay for both.
 */
export function moduleNamesPlugin(): Plugin {
  return {
    name: "mishwar:module-names",
    enforce: "pre",
    transform(code, id, options) {
      if (options?.ssr || !defining.test(id)) return undefined;
      return { code: code.replaceAll(moduleName, '""'), map: null };
    },
  };
}
