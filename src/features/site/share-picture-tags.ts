import type { Language } from "#i18n/language.ts";

/**
 * What a head says about the picture of the market's link previews: a JPEG, which all chats show, WhatsApp too.
 * `/og/site.jpg` is drawn by listings/sharing.
 */
export function sharePictureTags(publicUrl: string, language: Language, siteName: string) {
  return [
    { property: "og:image", content: `${publicUrl}/og/site.jpg?lang=${language}` },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: siteName },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
