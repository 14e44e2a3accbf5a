import type { Plugin } from "vite";

const defining = /\/src\/(routes\.tsx|lazy-pages\.ts|.+\.page\.ts)$/;
const moduleName = /"src\/(?:features|pages)\/[^"]+"/g;

/**
 * Takes the source files' names that routes note for the server (define-page.tsx) out of what browsers load: there the import
 * beside each says the same, and every first visit would pay for both.
 */
export function moduleNamesPlugin(): Plugin {
  return {
    name: "mishwar:module-names",
    enforce: "pre",
    transform: {
      filter: { id: defining },
      handler: (code, _id, options) =>
        options?.ssr ? undefined : { code: code.replaceAll(moduleName, '""'), map: null },
    },
  };
}
