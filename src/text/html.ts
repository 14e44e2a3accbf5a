const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

const special = /[&<>"']/;
const specials = /[&<>"']/g;

/** Text as it may stand in HTML, within attributes too: to the byte as React writes it. */
export const escapeHtml = (text: string): string =>
  special.test(text) ? text.replaceAll(specials, (sign) => entities[sign] ?? sign) : text;
