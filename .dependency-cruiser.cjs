const { readdirSync } = require("node:fs");
const { features } = require("./tools/lint/floors.cjs");

const names = features.map(({ name }) => name);
const unlisted = readdirSync(`${__dirname}/src/features`).filter((name) => !names.includes(name));
if (unlisted.length > 0) throw new Error(`tools/lint/floors.cjs does not list: ${unlisted.join(", ")}`);

/** Tests, and what only tests use, look at everything. */
const notTests = "\\.(test|factory|fixture)\\.tsx?$";
const inFeature = (name) => `^src/features/${name}/`;

/** A feature uses what is named before it. */
const orderOfFeatures = names.slice(0, -1).map((name, at) => ({
  name: `${name}-comes-first`,
  comment:
    "Features have one order (tools/lint/floors.cjs). Let a page or a slot join the two (src/slots.ts).",
  severity: "error",
  from: { path: inFeature(name), pathNot: notTests },
  to: { path: `^src/features/(${names.slice(at + 1).join("|")})/` },
}));

/** Contracts, schemas and verbs are everybody's, the rest as far as the feature names it. */
const faces = features.map(({ name, face }) => ({
  name: `face-of-${name}`,
  comment:
    "Another feature's inside: use its contract, schema or a verb, or name it in tools/lint/floors.cjs.",
  severity: "error",
  from: { path: "^src/features/", pathNot: `${inFeature(name)}|${notTests}` },
  to: {
    path: inFeature(name),
    pathNot: `\\.(contract|schema|types)\\.ts$|/verbs/|^src/features/${name}/(${
      face
        .map((path) => (/[/)]$/.test(path) ? path : `${path}\\.tsx?$`))
        .map((path) => (path.endsWith(")") ? `${path}\\.tsx?$` : path))
        .join("|") || "$."
    })`,
  },
}));

/** The arrows of ARCHITECTURE.md: who may import whom. Types count too, since they are how shapes leak. */
module.exports = {
  forbidden: [
    ...orderOfFeatures,
    ...faces,
    {
      name: "no-loops",
      comment: "A loop means that two modules are one: move what both need into a third.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "platform-knows-no-feature",
      comment: "Technology never says 'car': pass what it needs as a parameter.",
      severity: "error",
      from: { path: "^src/(platform|i18n|ui|text)/" },
      to: { path: "^src/(features/|pages/|app\\.ts|routes\\.tsx|jobs\\.ts)" },
    },
    {
      name: "i18n-stands-alone",
      severity: "error",
      from: { path: "^src/i18n/" },
      to: { path: "^src/(platform|ui|features)/" },
    },
    {
      name: "nothing-reaches-up",
      comment: "Pages compose features, and the application pages and features, not the reverse.",
      severity: "error",
      from: { path: "^src/features/", pathNot: notTests },
      to: { path: "^src/(pages/|app|web|worker|jobs|routes|router|entry|slots)" },
    },
    {
      name: "pages-do-not-reach-up",
      severity: "error",
      from: { path: "^src/pages/", pathNot: notTests },
      to: { path: "^src/(app|web|worker|jobs|routes|router|entry|slots)" },
    },
    {
      name: "text-stands-alone",
      comment: "Pure functions of text: nothing of the screen, the server or a feature.",
      severity: "error",
      from: { path: "^src/text/", pathNot: notTests },
      to: { path: "^src/", pathNot: "^src/(text/|i18n/(language|format))" },
    },
    {
      name: "no-server-code-in-the-browser",
      comment: "Screens reach the server through the API only; a type import is fine, a value is not.",
      severity: "error",
      from: {
        path: `^(src/.*(\\.tsx|\\.(page|screen)\\.ts|\\.api\\.ts|/(load|use)-[^/]+\\.ts))$`,
        pathNot: "^src/entry\\.server\\.tsx$|\\.test\\.tsx?$",
      },
      to: {
        path: `^(src/(config|app|deps|web|worker|jobs)\\.ts|src/platform/(db|queue|process|storage|mail|limits|net)/|src/(features|pages)/.*\\.(routes|present|jobs|factory|queries)\\.ts|src/features/.*/verbs/|src/i18n/server-messages\\.ts)|^(node:|fs$|path$|crypto$)|node_modules/(pg|kysely|fastify|sharp|graphile-worker|pino)/`,
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "product-does-not-import-tests",
      severity: "error",
      from: { path: "^(src|tools)/", pathNot: "\\.(test|factory)\\.tsx?$" },
      to: { path: "^tests/|\\.test\\.tsx?$|\\.factory\\.ts$", pathNot: "^tools/" },
    },
    {
      name: "product-does-not-need-its-tools",
      comment: "Production runs src alone; what tools add to a start is passed to startWeb().",
      severity: "error",
      from: { path: "^src/", pathNot: "\\.test\\.ts$" },
      to: { path: "^tools/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    parser: "swc",
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
      extensions: [".ts", ".tsx", ".js"],
    },
  },
};
