import { modelValuesQuery, valueQuery } from "#features/pricing/value.api.ts";
import { readDetails, readValuePath, type ValueOf, valuePath } from "#features/pricing/value-address.ts";
import { modelsQuery } from "#features/search/search.api.ts";
import { sharePictureTags } from "#features/site/share-picture-tags.ts";
import { formatMoney, isolated } from "#i18n/format.ts";
import { alternateLinks } from "#platform/page/alternate-links.ts";
import type { PageContext } from "#platform/page/context.ts";
import { breadcrumbData, structuredData } from "#platform/page/structured-data.ts";
import { unlisted } from "#platform/page/unlisted.ts";
import { siteNameNow } from "#ui/shell/document.page.ts";
import { askedOf, isVehicle, type RawSearch } from "./load-value.ts";
import { crumbsOf, titleOf, vehicleOf } from "./names.ts";

/** What is told of it: of a vehicle its own range, of a model that of its middle year. */
function rangeOf({ api, queryClient }: PageContext, of: ValueOf, search: RawSearch) {
  const { vehicleType, brand, model } = of;
  if (brand === undefined || model === undefined) return undefined;
  if (isVehicle(of))
    return queryClient.getQueryData(valueQuery(api, askedOf(of, readDetails(vehicleType, search))).queryKey);
  const values = queryClient.getQueryData(modelValuesQuery(api, vehicleType, brand, model).queryKey);
  const middle = values?.years[values.years.length >> 1];
  return middle && values && { ...middle, evidence: values.evidence };
}

/** The head of `/value…`: a question with its answer, for search engines as well; without one they leave the page out. */
export function headOfValue(context: PageContext, rest: string, search: RawSearch) {
  const { messages, publicUrl, queryClient, api } = context;
  const of = readValuePath(rest);
  if (!of || !messages.namespaces.includes("value")) return {};
  const { language, t } = messages;
  const models =
    (of.brand && queryClient.getQueryData(modelsQuery(api, of.vehicleType, [of.brand]).queryKey)) || [];
  const siteName = siteNameNow(context);
  const page = titleOf(messages, of, models);
  const range = rangeOf(context, of, search);
  const dollars = (value: number) => isolated(formatMoney(language, value, "usd"));
  const vehicle = vehicleOf(messages, of, models);
  const description = range
    ? t("value.descriptionOf", {
        vehicle,
        low: dollars(range.low),
        high: dollars(range.high),
        count: range.evidence.listings,
      })
    : of.model === undefined
      ? t("value.description", { name: siteName })
      : t("value.descriptionUnknown", { vehicle });
  const links = alternateLinks(publicUrl, valuePath(of), language);
  const crumbs = crumbsOf(messages, of, models).map(({ name, path }) => ({ name, url: publicUrl + path }));
  const head = {
    meta: [
      { title: t("common.pageTitle", { page, name: siteName }) },
      { name: "description", content: description },
      { property: "og:title", content: page },
      { property: "og:description", content: description },
      { property: "og:url", content: links[0]?.href },
      ...sharePictureTags(publicUrl, language, siteName).map((tag) =>
        range && tag.property === "og:image"
          ? { ...tag, content: `${publicUrl}/og${valuePath(of)}.jpg?lang=${language}` }
          : tag,
      ),
    ],
    links,
    scripts: [
      structuredData(breadcrumbData(crumbs)),
      ...(range ? [structuredData(questionData(page, description))] : []),
    ],
  };
  return of.model !== undefined && !range ? unlisted(head) : head;
}

/** schema.org FAQPage: one question and what the page answers. */
const questionData = (question: string, answer: string) => ({
  "@context": "https://schema.org",
  "@type": "FAQPage",
  mainEntity: [{ "@type": "Question", name: question, acceptedAnswer: { "@type": "Answer", text: answer } }],
});
