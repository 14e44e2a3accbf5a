import "./hero.module.css";
import "./home.module.css";
import { sharePictureTags } from "#features/site/share-picture-tags.ts";
import { alternateLinks } from "#platform/page/alternate-links.ts";
import { structuredData } from "#platform/page/structured-data.ts";
import type { HeadInput } from "./home.api.ts";
import { marketData, organisationData } from "./structured-data.ts";

export { default } from "./HomePage.tsx";
export { loadHome } from "./home.api.ts";

/** Title, description, links and structured data of the landing page. */
export function head({ match, loaderData }: HeadInput) {
  const { messages, publicUrl } = match.context;
  if (!loaderData) return {};
  const { language, t } = messages;
  const { name, description: own, phone, email } = loaderData.site;
  const title = t("home.metaTitle", { name });
  const description = own || t("home.metaDescription", { count: loaderData.figures?.listings ?? 0 });
  const links = alternateLinks(publicUrl, "/", language);
  return {
    meta: [
      { title },
      { name: "description", content: description },
      { property: "og:title", content: title },
      { property: "og:description", content: description },
      { property: "og:url", content: links[0]?.href },
      ...sharePictureTags(publicUrl, language, name),
    ],
    links,
    scripts: [
      structuredData(marketData(publicUrl, name, language)),
      structuredData(organisationData(publicUrl, { name, phone, email })),
    ],
  };
}
