/** Words of the share kit: of what is drawn for a listing, and of the page that hands it out. */
export const shareKit = {
  forSale: "FOR SALE",
  chatHead: "For sale: {name}",
  chatPrice: "Price: {price}",
  ref: "Listing no.",
  scan: "Point your phone’s camera here: photos, all facts and today’s price",
  orType: "or type",
  priceOf: "Price of {day}",
  signTitle: "For sale: {name}",
  print: "Print",
  printHint: "A4, upright, margins “none”.",

  title: "Share kit",
  heading: "Share {name}",
  lead: "A text, pictures and a window sign, made from your listing. Change its price, and they change with it.",
  notYet: "Buyers cannot open your listing yet: it is in review. Its number and code work once it is live.",
  notLive: "Buyers cannot open your listing now. Its number and code work again once it is live.",
  language: "Language of the pieces",
  text: "Text for a chat",
  copy: "Copy the text",
  copied: "Copied",
  copyFailed: "It could not be copied. Select the text and copy it yourself.",
  whatsapp: "Send by WhatsApp",
  story: "Story",
  storyHint: "1080 × 1920, for Instagram and WhatsApp status",
  storyAlt: "Preview of the story: photo, price, facts and code of {name}",
  square: "Square picture",
  squareHint: "1080 × 1080, for groups and posts",
  squareAlt: "Preview of the square picture: photo, price, facts and code of {name}",
  sign: "Window sign",
  signHint: "A4, for a window or another place in view",
  signAlt: "Preview of the window sign: price, facts, number and code of {name}",
  phone: "With my phone number",
  phoneHint: "All who pass by can read it.",
  share: "Share",
  shareFailed: "It could not be shared. Download it instead.",
  download: "Download",
  downloadPdf: "Download PDF",
  failed: "The preview cannot be shown right now.",
  back: "Back to the listing",
} as const;

declare module "#i18n/catalogue.ts" {
  interface Catalogue {
    "share-kit": typeof shareKit;
  }
}
