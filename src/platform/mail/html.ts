const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as it may stand in HTML, within attributes too. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (one) => entities[one] ?? one);
