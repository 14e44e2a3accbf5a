/** Photos that are chosen and sent. */
export const photoTray = {
  photo: "Photo {position}",
  sending: "Photo {position} is on its way",
  retry: "Send photo {position} again",
  remove: "Remove photo {position}",
  failed: "A photo could not be sent. Try it again, or remove it.",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "photo-tray": typeof photoTray;
  }
}
