import { isLanguage, type Language } from "#i18n/language.ts";

/** What the address of the page says: the language of the pieces, where it is not that of the page, and no telephone number on them. */
export type KitSearch = { language?: Language | undefined; phone?: "0" | undefined };

export interface KitView {
  language: Language;
  phone: boolean;
}

/** Reads an address that anyone may have typed. */
export const readKit = (raw: { [name in keyof KitSearch]?: unknown }, page: Language): KitView => ({
  language: isLanguage(raw.language) ? raw.language : page,
  phone: String(raw.phone) !== "0",
});

/** The address of a piece of a listing, as this view has it. */
export function pieceAddress(id: string, piece: string, { language, phone }: KitView): string {
  const withPhone = piece.startsWith("sign") && phone ? "&phone=1" : "";
  return `/api/cars/${id}/share/${piece}?language=${language}${withPhone}`;
}
