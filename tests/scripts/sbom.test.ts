// `npm run sbom`: the parts of the product, from the lockfile alone.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { inProject } from '../../scripts/lib/project.mjs';

interface LockedPackage {
  version: string;
  dev?: boolean;
  dependencies?: Record<string, string>;
}
interface Component {
  'bom-ref': string;
  name: string;
  version: string;
  purl: string;
  hashes: unknown[];
}

let packages: Record<string, LockedPackage>;
let output: string;
let bom: {
  components: Component[];
  metadata: { component: Component };
  dependencies: { ref: string; dependsOn: string[] }[];
};

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-sbom-'));
  const file = join(folder, 'porchlight.cdx.json');
  try {
    // No registry is there to be asked.
    const env = { ...process.env, npm_config_registry: 'http://127.0.0.1:9' };
    const script = inProject('scripts', 'sbom.mjs');
    output = execFileSync(process.execPath, [script, file], { env, encoding: 'utf8' });
    bom = JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  ({ packages } = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8')));
});

test('[OPS-25] is a CycloneDX document of this product', () => {
  expect(bom).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: expect.stringMatching(/^1\.[5-9]$/),
    serialNumber: expect.stringMatching(/^urn:uuid:[0-9a-f-]{36}$/),
    version: 1,
    metadata: { component: { type: 'application', name: 'porchlight' } },
  });
  expect(bom.components.filter(({ hashes }) => hashes.length === 0)).toEqual([]);
  expect(bom.components.filter(({ purl }) => !purl.startsWith('pkg:npm/'))).toEqual([]);
  expect(output).toContain(`${bom.components.length} packages are listed in`);
});

test('[OPS-25] lists everything that the product needs, near and far', () => {
  const listed = new Set(bom.components.map(({ name, version }) => `${name}@${version}`));
  const needed = new Set<string>();
  const walk = (path: string) => {
    for (const name of Object.keys(packages[path]?.dependencies ?? {})) {
      const found = resolveFrom(path, name);
      if (needed.has(found)) continue;
      needed.add(found);
      walk(found);
    }
  };
  walk('');
  expect(needed.size).toBeGreaterThan(100);
  const missing = [...needed].filter(
    (path) => !listed.has(`${nameIn(path)}@${packages[path]?.version}`),
  );
  expect(missing).toEqual([]);
});

test('[OPS-25] lists no tool, and no reference leads to nothing', () => {
  const tools = Object.entries(packages).filter(([, { dev }]) => dev);
  expect(tools.length).toBeGreaterThan(100);
  const shipped = new Set(
    Object.entries(packages)
      .filter(([, { dev }]) => !dev)
      .map(([path, { version }]) => `${nameIn(path)}@${version}`),
  );
  expect(bom.components.filter(({ name, version }) => !shipped.has(`${name}@${version}`))).toEqual(
    [],
  );
  const known = new Set([bom.metadata.component, ...bom.components].map((one) => one['bom-ref']));
  const refs = bom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
  expect(refs.filter((ref) => !known.has(ref))).toEqual([]);
});

/** As Node finds it: in the package's own folder first, then in those above. */
function resolveFrom(path: string, name: string): string {
  for (let folder = path; ; folder = dirname(folder) === '.' ? '' : dirname(folder)) {
    const candidate = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[candidate]) return candidate;
    if (folder === '') throw new Error(`${name} is not in the lockfile`);
  }
}

function nameIn(path: string): string {
  return path.replace(/^.*node_modules\//, '');
}
