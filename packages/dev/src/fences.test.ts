import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './root.ts';

/** What the repository's lint says of one file that imports `from`. */
const lintImport = (file: string, from: string) => lint(file, `import { a } from '${from}';\n\nexport const b = a;\n`);

function lint(file: string, text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'paddock-fences-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(root, 'biome.json'), join(folder, 'biome.json'));
  cpSync(join(root, '.config'), join(folder, '.config'), { recursive: true });
  mkdirSync(join(folder, dirname(file)), { recursive: true });
  writeFileSync(join(folder, file), text);
  const args = ['exec', 'biome', 'lint', '--vcs-enabled=false', `--config-path=${folder}`, folder];
  const { status, stdout, stderr } = spawnSync('pnpm', args, { cwd: root, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

test('a room that opens into another room is refused', () => {
  const { status, said } = lintImport('mf-x/src/race-card/x.ts', '../results/results.tsx');
  expect(status).not.toBe(0);
  expect(said).toContain('A room does not open into another room');
});

test.each([
  ['what rooms share', 'mf-x/src/race-card/x.ts', '../shared/query-part.tsx'],
  ['the paths of the remote', 'mf-x/src/race-card/x.ts', '../routes.ts'],
  ['its own room', 'mf-x/src/race-card/x.ts', './race-card.tsx'],
  ['other rooms, where a route composes them', 'mf-x/src/race-card/x.route.tsx', '../results/results.tsx'],
])('a room may use %s', (_what, file, from) => {
  expect(lintImport(file, from)).toMatchObject({ status: 0 });
});

test.each(['{ ...query, refetchInterval: 5_000 }', '{ ...query, refetchInterval }'])(
  'a query that refreshes itself is refused: %s',
  (options) => {
    const { status, said } = lint(
      'mf-x/src/races/x.ts',
      `export const read = (query, refetchInterval) => (${options});\n`,
    );
    expect(status).not.toBe(0);
    expect(said).toContain('useRefreshedQuery');
  },
);
