import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import {
  keptPictures,
  namesLanguage,
  readSiteNames,
  toLanguage,
} from "#features/listings/sharing/kept-pictures.ts";
import { drawSitePicture } from "#features/listings/sharing/site-picture.ts";
import { type KnownMarkets, keptMarkets } from "#features/pricing/kept-market.ts";
import { nameOfModel } from "#features/pricing/model-name.ts";
import { tellModel, tellValue } from "#features/pricing/tell-value.ts";
import { readValuePath, type ValueOf, valuePath } from "#features/pricing/value-address.ts";
import { brandBySlug } from "#features/reference/reference.ts";
import { formatMoney, isolated } from "#i18n/format.ts";
import { readsOf } from "#platform/db/connect.ts";
import { titleOf } from "./names.ts";

interface Params {
  kind: string;
  brand: string;
  model: string;
  year?: string;
}

/**
 * The pictures of link previews to values, 1200×630: `/og/value/cars/toyota/corolla/2016.jpg?lang=`, a question with its
 * answer. Kept until they say something else.
 */
export async function valuePictureRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const db = readsOf(deps.db);
  const markets = keptMarkets(deps);
  const send = keptPictures(deps.storage);
  const open = { schema: { hide: true }, config: { policy: "public" as const, anonymous: true } };

  const answer = async (request: FastifyRequest<{ Params: Params }>, reply: FastifyReply) => {
    if (!namesLanguage(request)) return toLanguage(request, reply);
    const { kind, brand, model, year } = request.params;
    const of = readValuePath([kind, brand, model, ...(year ? [year] : [])].join("/"));
    const range = of && rangeOf(await markets(), of);
    const name = of && nameOfModel(of.vehicleType, brand, model);
    if (!of || !range || !name) throw new AppError("value.unknown");
    const { language, t } = request;
    const dollars = (value: number) => isolated(formatMoney(language, value, "usd"));
    const maker = brandBySlug(of.vehicleType as "car", brand)?.[language] ?? brand;
    const text = {
      language,
      siteName: (await readSiteNames(db, language)).siteName,
      slogan: titleOf({ language, t, name: () => maker }, of, [name]),
      tagline: t("value.picture", { low: dollars(range.low), high: dollars(range.high) }),
    };
    return send(reply, `share${valuePath(of)}/${year ?? "all"}/${language}`, text, () =>
      drawSitePicture(text),
    );
  };
  app.get("/og/value/:kind/:brand/:model.jpg", open, answer);
  app.get("/og/value/:kind/:brand/:model/:year.jpg", open, answer);
}

/** As the page tells it: of a vehicle its own, of a model that of its middle year. */
function rangeOf(markets: KnownMarkets, of: ValueOf): { low: number; high: number } | undefined {
  const { vehicleType, brand, model, year } = of;
  const market = markets[vehicleType];
  if (!market || brand === undefined || model === undefined) return undefined;
  if (year !== undefined) return tellValue(market, { vehicleType, brand, model, year, condition: "used" });
  const years = tellModel(market, { vehicleType, brand, model })?.years;
  return years?.[years.length >> 1];
}
