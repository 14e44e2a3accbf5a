/** Words of the tray of what is picked to be compared. */
export const compareTray = {
  title: "Picked to compare",
  compare: "Compare",
  picked: "{count, plural, one {# vehicle picked} other {# vehicles picked}}",
  clear: "Start over",
  cleared: "Nothing is picked any more",
  undo: "Undo",
  full: "{count, plural, one {Only # vehicle fits side by side} other {Only # vehicles fit side by side}}",
  fullText: "Take one out, or start over.",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "compare-tray": typeof compareTray;
  }
}
