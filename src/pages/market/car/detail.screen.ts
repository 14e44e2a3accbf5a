import { wordingOf } from "#i18n/wording.ts";
import { siteNameNow } from "#ui/shell/document.page.ts";
import type { HeadInput } from "./detail.api.ts";
import { detailHead } from "./detail-head.ts";

export { default } from "./DetailPage.tsx";
export { loadDetail } from "./load-detail.ts";

/** Title, description, links and structured data of one listing's page, or of the page that says it is gone. */
export function head({ loaderData, match }: HeadInput) {
  const { messages, publicUrl, now } = match.context;
  const wording = wordingOf({ messages, now });
  if (loaderData?.state === "shown") return detailHead({ ...loaderData, publicUrl }, wording);
  if (!messages.namespaces.includes("detail")) return {};
  const { t } = wording;
  const title = t(loaderData?.state === "gone" ? "detail.goneTitle" : "detail.missingTitle");
  return {
    meta: [
      { title: t("common.pageTitle", { page: title, name: siteNameNow(match.context) }) },
      { name: "robots", content: "noindex" },
    ],
  };
}
