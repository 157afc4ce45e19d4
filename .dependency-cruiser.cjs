// Who may import whom under src/; `npm run check` enforces it (scripts/check-boundaries.mjs).
// A test may import what it likes; production code may not import a test.

const test = '[.]test[.]tsx?$';
/** What tests use, beside the code that they test. */
const testing = '[.]testing[.]tsx?$';
const npm = 'node_modules/';

/** Everything in `folder` may import its own tests' tools nowhere else than `allowed`. */
function mayOnlyImport(name, comment, folder, allowed) {
  return {
    name,
    comment,
    severity: 'error',
    from: { path: folder, pathNot: test },
    to: { pathNot: allowed, dependencyTypesNot: ['core'], couldNotResolve: false },
  };
}

/** Node's own modules exist on the server only. */
function noNodeModules(folder) {
  return {
    name: `no-node-in-${folder}`,
    comment: `${folder} runs where Node's modules do not exist`,
    severity: 'error',
    from: { path: `^src/${folder}/`, pathNot: test },
    to: { dependencyTypes: ['core'] },
  };
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    mayOnlyImport('shared-alone', 'shared runs anywhere: only itself and zod', '^src/shared/', [
      '^src/shared/',
      `${npm}zod/`,
    ]),
    mayOnlyImport(
      'engine-pure',
      'the engine imports only itself, shared and packages that compute and do nothing else',
      '^src/engine/',
      ['^src/(engine|shared)/', `${npm}wink-porter2-stemmer/`],
    ),
    mayOnlyImport(
      'feature-borders',
      "a server feature imports itself, other features' services, database, platform, http, engine, shared",
      '^src/server/features/([^/]+)/',
      [
        '^src/server/features/$1/',
        '^src/server/features/[^/]+/[^/]+[.]service[.]ts$',
        '^src/server/(database|platform|http)/',
        // The type of the settings; they are read there only.
        '^src/server/config[.]ts$',
        '^src/(engine|shared)/',
        npm,
      ],
    ),
    mayOnlyImport(
      'base-below-features',
      'database, platform and http import each other, engine and shared, never a feature',
      '^src/server/(database|platform|http)/',
      [
        '^src/server/(database|platform|http)/',
        '^src/server/config[.]ts$',
        '^src/(engine|shared)/',
        npm,
      ],
    ),
    mayOnlyImport(
      'server-without-web',
      'the server never imports the web app',
      '^src/server/(commands/)?[^/]+$',
      ['^src/(server|engine|shared)/', npm],
    ),
    mayOnlyImport('web-without-server', 'the web app never imports server or engine', '^src/web/', [
      '^src/(web|shared)/',
      npm,
    ]),
    mayOnlyImport(
      'web-feature-borders',
      'a web feature imports itself, web/{api,ui,lib}, the lists of texts and routes, and shared',
      '^src/web/features/([^/]+)/',
      [
        '^src/web/features/$1/',
        '^src/web/(api|ui|lib)/',
        '^src/web/(messages|paths)[.]ts$',
        '^src/shared/',
        npm,
      ],
    ),
    mayOnlyImport(
      'layout-below-pages',
      'web/layout surrounds the pages and knows none',
      '^src/web/layout/',
      ['^src/web/(?!pages/)', '^src/shared/', npm],
    ),
    mayOnlyImport(
      'web-api-below-features',
      'web/api imports itself, web/lib and shared',
      '^src/web/api/',
      ['^src/web/(api|lib)/', '^src/shared/', npm],
    ),
    mayOnlyImport(
      'ui-without-product',
      'web/ui and web/lib import only themselves and shared/domain',
      '^src/web/(ui|lib)/',
      ['^src/web/(ui|lib)/', '^src/shared/domain/', npm],
    ),
    noNodeModules('shared'),
    noNodeModules('engine'),
    noNodeModules('web'),
    {
      name: 'store-is-private',
      comment: 'a store is used by its own feature only',
      severity: 'error',
      from: { path: '^src/server/features/([^/]+)/', pathNot: test },
      to: { path: '^src/server/.+[.]store[.]ts$', pathNot: '^src/server/features/$1/' },
    },
    {
      name: 'only-stores-touch-tables',
      // services.ts names the type of the connection that the stores are given.
      comment: 'only *.store.ts and database/ know the tables or build queries',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [
          '[.]store[.]ts$',
          '^src/server/database/',
          '^src/server/platform/services[.]ts$',
          test,
        ],
      },
      to: { path: ['^src/server/database/(tables|migrations/.+)[.]ts$', `${npm}kysely/`] },
    },
    {
      name: 'no-test-in-production',
      comment: 'production code imports no test, no tool or peer of tests and no bench',
      severity: 'error',
      from: { path: '^src/', pathNot: [test, testing] },
      to: { path: [test, testing, '^(tests|bench|scripts)/'] },
    },
    {
      name: 'no-development-packages',
      comment: 'what production code imports is a dependency, not a development tool',
      severity: 'error',
      from: { path: '^src/', pathNot: [test, testing] },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['npm', 'type-only'],
      },
    },
    {
      name: 'no-cycle',
      comment: 'modules must be understandable one after the other',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphan',
      comment: 'a file nothing imports is dead',
      severity: 'error',
      from: { orphan: true, pathNot: ['[.]d[.]ts$', '(^|/)tsconfig[.]json$', test] },
      to: {},
    },
    {
      name: 'no-unresolvable',
      comment: 'an import that cannot be resolved would escape every rule above',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-barrel',
      comment: 'no index.ts that only passes on: import the file itself',
      severity: 'error',
      from: {},
      to: { path: '^src/.*/index[.]tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: npm },
    exclude: { path: '[.]css$|[.]woff2$|[.]svg$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
