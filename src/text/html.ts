const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

/** Text as it may stand in HTML, within attributes too: to the byte as React writes it. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (one) => entities[one] ?? one);
