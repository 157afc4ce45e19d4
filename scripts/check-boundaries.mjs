// Checks the import rules of .dependency-cruiser.cjs, and that the checker itself still sees: it must
// read modules, resolve '#…' imports, and report every planted violation (a checker that silently reads
// nothing passes everything).
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { inProject, projectFolder } from './lib/project.mjs';

const { forbidden, options } = createRequire(import.meta.url)(inProject('.dependency-cruiser.cjs'));

/** One planted file per rule at least; each must be reported under its rule's name. */
const planted = [
  ['shared-alone', 'src/shared/a.ts', "import '#server/main.ts';"],
  ['engine-pure', 'src/engine/a.ts', "import '#server/main.ts';"],
  ['feature-borders', 'src/server/features/x/a.ts', "import '#server/features/y/y.routes.ts';"],
  ['store-is-private', 'src/server/features/x/b.ts', "import '#server/features/y/y.store.ts';"],
  ['base-below-features', 'src/server/http/a.ts', "import '#server/features/y/y.service.ts';"],
  ['server-without-web', 'src/server/main.ts', "import '#web/paths.ts';"],
  [
    'web-without-server',
    'src/web/pages/a.ts',
    "import type { A } from '#server/features/y/y.service.ts';",
  ],
  ['web-feature-borders', 'src/web/features/x/a.ts', "import '#web/features/y/b.ts';"],
  ['layout-below-pages', 'src/web/layout/a.ts', "import '#web/pages/a.ts';"],
  ['web-api-below-features', 'src/web/api/a.ts', "import '#web/features/y/b.ts';"],
  ['ui-without-product', 'src/web/ui/a.ts', "import '#web/paths.ts';"],
  ['no-node-in-web', 'src/web/lib/a.ts', "import 'node:fs';"],
  ['no-node-in-shared', 'src/shared/b.ts', "import 'node:fs';"],
  ['no-node-in-engine', 'src/engine/b.ts', "import 'node:fs';"],
  [
    'only-stores-touch-tables',
    'src/server/features/x/x.service.ts',
    "import type { A } from '#server/database/tables.ts';",
  ],
  ['no-test-in-production', 'src/web/app.ts', "import './c.test.ts';"],
  ['no-test-in-production', 'src/web/main.ts', "import './d.testing.ts';"],
  ['no-development-packages', 'src/web/pages/b.ts', "import 'vitest';"],
  ['no-cycle', 'src/web/features/y/b.ts', "import './c.ts';"],
  ['no-orphan', 'src/web/lonely.ts', 'export const lonely = 1;'],
  ['no-unresolvable', 'src/web/features/y/d.ts', "import './absent.ts';"],
  ['no-barrel', 'src/web/features/y/e.ts', "import './index.ts';"],
];
const scenery = [
  ['src/web/features/y/c.ts', "import './b.ts';"],
  ['src/web/features/y/index.ts', "import './c.ts';"],
  ['src/web/paths.ts', 'export const paths = 1;'],
  ['src/web/c.test.ts', 'export const test = 1;'],
  ['src/web/d.testing.ts', 'export const tool = 1;'],
  ['node_modules/vitest/package.json', '{"name":"vitest","main":"i.js"}'],
  ['node_modules/vitest/i.js', ''],
  ['src/server/database/tables.ts', 'export type A = 1;'],
  ['src/server/features/y/y.routes.ts', "import './y.store.ts';"],
  ['src/server/features/y/y.store.ts', "import '#server/database/tables.ts';"],
  ['src/server/features/y/y.service.ts', 'export type A = 1;'],
];

const problems = [...(await checkProject()), ...(await checkTheChecker())];
for (const problem of problems) {
  console.error(problem);
}
process.exit(problems.length === 0 ? 0 : 1);

async function checkProject() {
  const { modules, summary } = await cruiseFolder(projectFolder);
  const hashImports = modules.flatMap((module) =>
    module.dependencies.filter((dependency) => dependency.module.startsWith('#')),
  );
  const blind = [];
  if (summary.totalCruised === 0) {
    blind.push('No module was read.');
  }
  if (hashImports.every(({ couldNotResolve }) => couldNotResolve)) {
    blind.push("Imports that begin with '#' are not resolved.");
  }
  console.log(`${summary.totalCruised} modules, ${summary.totalDependenciesCruised} imports`);
  return [...blind, ...summary.violations.map(describe)];
}

async function checkTheChecker() {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-boundaries-'));
  try {
    const files = [
      ['package.json', JSON.stringify(createRequire(import.meta.url)(inProject('package.json')))],
      ['tsconfig.base.json', '{}'],
      ...scenery,
      ...planted.map(([, file, text]) => [file, text]),
    ];
    for (const [file = '', text = ''] of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const { summary } = await cruiseFolder(folder);
    const unseen = planted
      .filter(
        ([rule, file]) => !summary.violations.some((v) => v.rule.name === rule && v.from === file),
      )
      .map(
        ([rule, file]) => `The rule '${rule}' does not report its planted violation in ${file}.`,
      );
    const untried = forbidden
      .filter(
        (/** @type {{ name: string }} */ { name }) => !planted.some(([rule]) => rule === name),
      )
      .map(
        (/** @type {{ name: string }} */ { name }) =>
          `The rule '${name}' has no planted violation.`,
      );
    return [...unseen, ...untried];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} baseDir */
async function cruiseFolder(baseDir) {
  const { tsConfig: _, enhancedResolveOptions, ...cruiseOptions } = options;
  const result = await cruise(
    ['src'],
    { ...cruiseOptions, baseDir, validate: true, ruleSet: { forbidden } },
    { ...enhancedResolveOptions },
  );
  if (typeof result.output === 'string') {
    throw new Error('dependency-cruiser printed text where its result was expected');
  }
  return result.output;
}

/** @param {import('dependency-cruiser').IViolation} violation */
function describe(violation) {
  const cycle = violation.cycle?.map(({ name }) => name).join(' → ');
  const path = cycle ? `${violation.from} → ${cycle}` : `${violation.from} → ${violation.to}`;
  return `${violation.rule.name}: ${violation.from === violation.to ? violation.from : path}`;
}
