import type { GetICUArgs } from "@schummar/icu-type-parser";

/**
 * Every message of the product, by namespace. A feature adds its own in its `messages.en.ts`:
 *
 *   declare module "#i18n/catalogue.ts" { interface Catalogue { listings: typeof listings } }
 *
 * Messages are ICU MessageFormat strings in flat dictionaries. English fixes the keys and their arguments; the
 * Arabic file says `satisfies Translation<typeof listings>`, so a missing or a surplus key fails the type check.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Catalogue {}

export type Namespace = keyof Catalogue & string;
export type Messages = Readonly<Record<string, string>>;
export type Translation<English extends Messages> = Readonly<Record<keyof English, string>>;

/** `listings.priceCut`: namespace, a dot, the key. */
export type MessageKey = { [N in Namespace]: `${N}.${keyof Catalogue[N] & string}` }[Namespace];

type TextOf<K extends MessageKey> = K extends `${infer N}.${infer Rest}`
  ? N extends Namespace
    ? Rest extends keyof Catalogue[N]
      ? Catalogue[N][Rest] extends string
        ? Catalogue[N][Rest]
        : never
      : never
    : never
  : never;

type Options = { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: Date };
type ArgumentsOf<K extends MessageKey> =
  string extends TextOf<K> ? Record<string, string | number | Date> : GetICUArgs<TextOf<K>, Options>;

/** Nothing to pass for a message without arguments; exactly its arguments for one that has them. */
export type MessageValues<K extends MessageKey> = keyof ArgumentsOf<K> extends never
  ? []
  : [values: ArgumentsOf<K>];
