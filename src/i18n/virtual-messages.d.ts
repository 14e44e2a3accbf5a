/** Made by tools/vite/messages-plugin.ts: one lazily loaded chunk for each language and namespace. */
declare module "virtual:messages" {
  import type { CompiledMessages } from "#i18n/translate.ts";

  type Loaders = Record<"ar" | "en", Record<string, () => Promise<{ default: CompiledMessages }>>>;
  /** Of the first namespaces (first-namespaces.ts). */
  export const loaders: Loaders;
  /** Of all others. */
  export const rest: () => Promise<{ loaders: Loaders }>;
}
