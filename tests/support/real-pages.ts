import { createServer } from "vite";
import type { Renderer } from "#platform/http/renderer.ts";
import { whenOver } from "./when-over.ts";

/** The real pages, without a build, a browser or a database: what the API answers is given by the test. */
export async function realPages() {
  const vite = await createServer({
    server: { middlewareMode: true, ws: false, watch: null },
    logLevel: "error",
  });
  whenOver(() => vite.close());
  const { render } = (await vite.ssrLoadModule("/src/entry.server.tsx")) as Pick<Renderer, "render">;
  type Asked = Pick<Parameters<typeof render>[0], "api" | "language">;
  return {
    /** The page of a guest at this address. */
    page: async (url: string, asked: Asked) => {
      const page = await render({ ...guest, ...asked, url });
      return { ...page, html: page.head + page.parts.map((part) => Buffer.from(part)).join("") + page.data };
    },
    guest,
    load: (file: string) => vite.ssrLoadModule(file),
  };
}

const guest = {
  theme: "light",
  publicUrl: "http://localhost:3000",
  hasSession: false,
  now: new Date("2026-11-15T10:00:00Z"),
} as const;

/** What `GET /api/site` answers. */
export const someSite = {
  nameEn: "Mishwar",
  nameAr: "مشوار",
  taglineEn: "",
  taglineAr: "",
  phone: "+9611000000",
  email: "hello@mishwar.example",
  whatsapp: "",
  exchangeRates: { lbp: 89_500, eur: 0.9, asOf: "2026-11-15" },
  everyListingReviewed: true,
  phoneCodes: [],
};
