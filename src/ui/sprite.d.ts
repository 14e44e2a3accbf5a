/** What tools/vite/icons-plugin.ts makes: the symbols that icons name. */
declare module "virtual:sprite" {
  export const sprite: string;
}
