const { globSync, readFileSync } = require("node:fs");

/** Those that ask the database are the server's; the others, which hold the calls that screens make, are the browser's. */
const queries = Map.groupBy(globSync("src/features/**/*.queries.ts", { cwd: __dirname }), (file) =>
  /from "(kysely|#platform\/db\/.*)"/.test(readFileSync(`${__dirname}/${file}`, "utf8"))
    ? "server"
    : "browser",
);
const oneOf = (files = []) => files.map((file) => file.replaceAll(".", "\\.")).join("|");
const serverQueries = oneOf(queries.get("server"));
const browserQueries = oneOf(queries.get("browser"));

/** The arrows of ARCHITECTURE.md: who may import whom. Types count too, since they are how shapes leak. */
module.exports = {
  forbidden: [
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
      from: { path: "^src/(platform|i18n|ui)/" },
      to: { path: "^src/(features/|app\\.ts|routes\\.tsx|jobs\\.ts)" },
    },
    {
      name: "i18n-stands-alone",
      severity: "error",
      from: { path: "^src/i18n/" },
      to: { path: "^src/(platform|ui|features)/" },
    },
    {
      name: "features-do-not-reach-up",
      comment:
        "A feature takes what it needs from #deps; the application assembles features, not the reverse.",
      severity: "error",
      from: { path: "^src/features/" },
      to: { path: "^src/(app|web|worker|jobs|routes|router|entry)" },
    },
    {
      name: "no-server-code-in-the-browser",
      comment: "Screens reach the server through the API only; a type import is fine, a value is not.",
      severity: "error",
      from: {
        path: `^(src/.*(\\.tsx|\\.(page|screen)\\.ts|/(load|use)-[^/]+\\.ts)|${browserQueries})$`,
        pathNot: "^src/entry\\.server\\.tsx$|\\.test\\.tsx?$",
      },
      to: {
        path: `^(src/(config|app|deps|web|worker|jobs)\\.ts|src/platform/(db|queue|process|storage|mail|limits)/|src/features/.*\\.(routes|present|jobs|factory)\\.ts|${serverQueries}|src/features/.*/verbs/|src/i18n/server-messages\\.ts)|^(node:|fs$|path$|crypto$)|node_modules/(pg|kysely|fastify|sharp|graphile-worker|pino)/`,
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
