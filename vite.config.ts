import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { className } from "./tools/vite/class-names.ts";
import { iconsPlugin } from "./tools/vite/icons-plugin.ts";
import { messagesPlugin } from "./tools/vite/messages-plugin.ts";
import { moduleNamesPlugin } from "./tools/vite/module-names-plugin.ts";

/**
 * What every page needs travels in two files instead of thirty: they compress better together, and the first changes
 * only with a library. So does what all pages with listings need; an icon that several chunks share is no file of its
 * own. Anything else that is loaded on demand stays a chunk of its own.
 */
const groups = [
  { name: "libraries", tags: ["$initial"], test: /node_modules/ },
  // Without the entry itself: it is evaluated last, when all that it needs has been (start-script.ts).
  { name: "frame", tags: ["$initial"], test: /^(?!.*entry\.client\.tsx)/ },
  {
    name: "market",
    test: /\/lucide-react\/dist\/esm\/icons\/(chevron-(left|right)|search(-x)?|cloud-off)\.|\/src\/(ui\/(FailedPanel|Price)\.|features\/listings\/(card\/(Cards|TakenCards|ListingCardSkeleton|card-)|paths)|platform\/page\/(alternate-links|hydrate-later|structured-data)|features\/site\/share-picture-tags|pages\/market\/browse\/.*\.module\.css)/,
  },
  { name: "icons", test: /\/lucide-react\/dist\/esm\/icons\//, minShareCount: 10 },
  // Fetched when they are asked for; each name that this saves is one less in every first visit, and one request less later.
  { name: "signs", test: /\/lucide-react\/dist\/esm\/icons\//, minShareCount: 2 },
  {
    name: "dialogs",
    test: /\/@base-ui\/react\/esm\/(dialog|alert-dialog)\/|\/src\/ui\/kit\/(hold|dialog\/(Dialog|NoticeDialog|Question|LeaveQuestion)\.)/,
    minShareCount: 2,
  },
] satisfies Rolldown.CodeSplittingGroup[];

/** Seven characters, the fewest that the build takes: what is fetched on demand is named in every first visit. */
const fileNames = {
  chunkFileNames: "assets/[name]-[hash:7].js",
  entryFileNames: "assets/[name]-[hash:7].js",
  assetFileNames: "assets/[name]-[hash:7][extname]",
};

/** Class names are inlined where they are used; without this the sheet, then used by nothing, would be left out. */
const keepSheets: Plugin = {
  name: "keep-sheets",
  enforce: "post",
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: "no-treeshake" }),
  },
};

/** sonner sets variables on html for the side that toasts begin on, beside those on their own box: every page that fetches it was styled whole once more. */
const toastsAlone: Plugin = {
  name: "toasts-alone",
  transform: {
    filter: { id: /\/sonner\/dist\/index\.mjs$/ },
    handler(code) {
      const alone = code.replaceAll(/,html\[dir=(ltr|rtl)\]/g, "");
      if (alone === code) this.error("sonner no longer sets variables on html: leave this plugin out");
      return { code: alone, map: null };
    },
  },
};

/** Here before anything is fetched on demand. */
const always = /\/(libraries|frame|icons|rolldown-runtime)-/;

/** The browser bundle (dist/client) and, with --ssr, the bundle that renders pages in Node (dist/server). */
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [keepSheets, toastsAlone, react(), messagesPlugin(), moduleNamesPlugin(), iconsPlugin()],
  // React has the hook itself.
  resolve: {
    alias: { "use-sync-external-store/shim/with-selector": "use-sync-external-store/with-selector" },
  },
  css: { modules: { generateScopedName: (name, file) => className(file, name) } },
  appType: "custom",
  publicDir: isSsrBuild ? false : "public",
  define: isSsrBuild ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
  build: {
    target: ["chrome111", "safari16.4", "firefox128"],
    outDir: isSsrBuild ? "dist/server" : "dist/client",
    manifest: !isSsrBuild,
    emptyOutDir: true,
    minify: true, // the renderer too: parts of it travel in every page as source text
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needs) => needs.filter((one) => !always.test(`/${one}`)),
    },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    rolldownOptions: isSsrBuild
      ? // Pages name the files of the browser's bundle.
        { output: { assetFileNames: fileNames.assetFileNames } }
      : {
          input: "src/entry.client.tsx",
          output: { codeSplitting: { groups }, ...fileNames },
          optimization: { inlineConst: { mode: "all", pass: 2 } },
        },
  },
  // One file renders in production; in development Node loads the packages, CommonJS ones too.
  ssr: command === "build" ? { noExternal: true } : {},
}));
