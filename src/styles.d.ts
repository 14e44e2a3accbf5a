/** The classes of a CSS Module by name. tests/scans/styles.test.ts refuses a name that the sheet does not have. */
declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}
