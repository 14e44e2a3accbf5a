/** Photos in messages: what says that there are some. */
export const chatPhotos = {
  photos: "{count, plural, one {a photo} other {# photos}}",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "chat-photos": typeof chatPhotos;
  }
}
