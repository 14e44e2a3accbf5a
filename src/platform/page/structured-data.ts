/** One step of the way to a page. */
interface Crumb {
  name: string;
  url: string;
}

/** schema.org BreadcrumbList: the way to a page, from the market on. */
export function breadcrumbData(crumbs: readonly Crumb[]) {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** A script of the head that holds structured data; no text of a seller can end it or start a comment. */
export function structuredData(value: object) {
  const children = JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
  return { type: "application/ld+json", children };
}
