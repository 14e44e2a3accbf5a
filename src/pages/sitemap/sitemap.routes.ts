import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply } from "fastify";
import { sql } from "kysely";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { findShowroomAddresses } from "#features/dealers/showrooms/showroom.queries.ts";
import { browsePaths } from "#features/listings/paths.ts";
import { valuePaths } from "#features/pricing/value-paths.ts";
import { landingPaths } from "#features/search/landings/sitemap-of-landings.ts";
import { memoFor } from "#platform/cache/memo.ts";
import { type Database, readsOf } from "#platform/db/connect.ts";

/** Sizes of the sitemaps; tests make them small. */
interface SitemapSizes {
  /** Listings in one file. */
  perFile: number;
  /** Listings read from the database at a time. */
  perBatch: number;
}

/** The protocol's limit for one file is 50,000 (sitemaps.org). */
const usual: SitemapSizes = { perFile: 50_000, perBatch: 5_000 };
const pages = [
  "/",
  ...Object.values(browsePaths),
  "/dealers",
  "/checklist",
  "/about",
  "/trust",
  "/contact",
  "/terms",
  "/privacy",
];
const open = { schema: { hide: true }, config: { policy: "public" as const, anonymous: true } };

/**
 * robots.txt and the sitemaps: a file of pages, one of showrooms, one of brands, models and places, one of values, then every public listing
 * in files of 50,000.
 */
export async function sitemapRoutes(
  app: FastifyInstance,
  { db: primary, config, clock, sitemaps: { perFile, perBatch } = usual }: Deps & { sitemaps?: SitemapSizes },
): Promise<void> {
  const db = readsOf(primary);
  const files = memoFor(300, clock, async () => Math.ceil((await countListings(db)) / perFile));
  const landings = memoFor(300, clock, () => landingPaths(db));
  const values = memoFor(300, clock, () => valuePaths(db));
  const at = (path: string) => `${config.publicUrl}${path}`;

  app.get("/robots.txt", open, async (_request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(`User-agent: *\nDisallow: /api/\nAllow: /api/docs\n\nSitemap: ${at("/sitemap.xml")}\n`),
  );

  app.get("/sitemap.xml", open, async (_request, reply) => {
    const listings = Array.from({ length: await files() }, (_, i) => `listings-${i + 1}`);
    const names = ["pages", "dealers", "landings", "values", ...listings];
    const items = names.map((name) => `<sitemap><loc>${at(`/sitemaps/${name}.xml`)}</loc></sitemap>`);
    return xml(reply).send(`${head}<sitemapindex xmlns="${namespace}">${items.join("")}</sitemapindex>`);
  });

  app.get("/sitemaps/pages.xml", open, async (_request, reply) =>
    xml(reply).send(`${head}${urlset}${pages.map((path) => entry(at(path))).join("")}</urlset>`),
  );

  app.get("/sitemaps/dealers.xml", open, async (_request, reply) => {
    const showrooms = await findShowroomAddresses(db);
    const entries = showrooms.map(({ slug, updated_at }) => entry(at(`/dealers/${slug}`), updated_at));
    return xml(reply).send(`${head}${urlset}${entries.join("")}</urlset>`);
  });

  app.get("/sitemaps/landings.xml", open, async (_request, reply) =>
    xml(reply).send(`${head}${urlset}${(await landings()).map((path) => entry(at(path))).join("")}</urlset>`),
  );

  app.get("/sitemaps/values.xml", open, async (_request, reply) =>
    xml(reply).send(`${head}${urlset}${(await values()).map((path) => entry(at(path))).join("")}</urlset>`),
  );

  app.get<{ Params: { number: string } }>("/sitemaps/listings-:number.xml", open, async (request, reply) => {
    const number = /^[1-9]\d{0,4}$/.test(request.params.number) ? Number(request.params.number) : 0;
    if (number < 1 || number > (await files())) throw new AppError("route.not_found");
    const first = await byId(db, Math.min(perBatch, perFile))
      .offset((number - 1) * perFile)
      .execute();
    return xml(reply).send(
      Readable.from(
        (async function* () {
          yield head + urlset;
          let left = perFile;
          for (let rows = first; rows.length > 0; ) {
            yield rows.map((row) => entry(at(`/cars/${row.id}`), row.updated_at)).join("");
            left -= rows.length;
            const next = Math.min(perBatch, left);
            const last = rows.at(-1)?.id;
            rows = next > 0 && last ? await byId(db, next).where("id", ">", last).execute() : [];
          }
          yield "</urlset>";
        })(),
      ),
    );
  });
}

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const urlset = `<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`;

function xml(reply: FastifyReply): FastifyReply {
  return reply.type("application/xml; charset=utf-8").header("cache-control", "public, max-age=3600");
}

/** One address with its two languages: Arabic is the address itself, English asks for itself. */
function entry(address: string, changed?: Date): string {
  const alternate = (language: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : "";
  return `<url><loc>${address}</loc>${lastmod}${alternate("ar", address)}${alternate("en", `${address}?lang=en`)}</url>`;
}

async function countListings(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("cars")
    .select(sql<number>`count(*)`.as("count"))
    .where("is_public", "=", true)
    .executeTakeFirstOrThrow();
  return count;
}

const byId = (db: Database, most: number) =>
  db.selectFrom("cars").select(["id", "updated_at"]).where("is_public", "=", true).orderBy("id").limit(most);
