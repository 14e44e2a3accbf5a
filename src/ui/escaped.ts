const signs: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};
const special = /[&<>"']/;
const specials = /[&<>"']/g;

/** A text as it stands in markup, between tags or as an attribute, to the byte as React writes it. */
export const escaped = (text: string): string =>
  special.test(text) ? text.replaceAll(specials, (sign) => signs[sign] ?? sign) : text;
