/** Made by tools/vite/messages-plugin.ts: one lazily loaded chunk for each language and namespace. */
declare module "virtual:messages" {
  import type { CompiledMessages } from "#i18n/translate.ts";
  export const loaders: Record<"ar" | "en", Record<string, () => Promise<{ default: CompiledMessages }>>>;
}
