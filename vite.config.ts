import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Rolldown } from "vite";
import { iconsPlugin } from "./tools/vite/icons-plugin.ts";
import { messagesPlugin } from "./tools/vite/messages-plugin.ts";

/**
 * What every page needs travels in two files instead of thirty: they compress better together, and the first changes
 * only with a library. What several pages or dialogs share comes in a few files by who shares it, not one for each icon.
 * Whatever else is loaded on demand stays a chunk of its own.
 */
const groups = [
  { name: "libraries", tags: ["$initial"], test: /node_modules/ },
  { name: "frame", tags: ["$initial"] },
  {
    name: "shared",
    test: /\/src\/|lucide-react/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 6000,
  },
] satisfies Rolldown.CodeSplittingGroup[];

/** The browser bundle (dist/client) and, with --ssr, the bundle that renders pages in Node (dist/server). */
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [tailwindcss(), react(), messagesPlugin(), iconsPlugin()],
  appType: "custom",
  publicDir: isSsrBuild ? false : "public",
  define: isSsrBuild ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
  build: {
    target: ["chrome111", "safari16.4", "firefox128"],
    outDir: isSsrBuild ? "dist/server" : "dist/client",
    manifest: !isSsrBuild,
    emptyOutDir: true,
    minify: true, // the renderer too: parts of it travel in every page as source text
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    rolldownOptions: isSsrBuild
      ? {}
      : { input: "src/entry.client.tsx", output: { codeSplitting: { groups } } },
  },
  // One file renders in production; in development Node loads the packages, CommonJS ones too.
  ssr: command === "build" ? { noExternal: true } : {},
}));
