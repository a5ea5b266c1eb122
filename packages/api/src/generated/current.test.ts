import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = (tool: string, ...args: string[]) =>
  execFileSync(join(root, 'node_modules/.bin', tool), args, { cwd: root, stdio: 'pipe' });
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .sort();

test('[CONTRACT-1] the document has no lint', { timeout: 60_000 }, () => {
  run('redocly', 'lint', 'openapi.yaml');
});

test('[CONTRACT-1] the committed types are those of openapi.yaml; `pnpm generate` mends it', { timeout: 60_000 }, () => {
  const made = mkdtempSync(join(tmpdir(), 'paddock-api-'));
  try {
    run('redocly', 'bundle', 'openapi.yaml', '-o', join(made, 'openapi.json'));
    run('openapi-typescript', join(made, 'openapi.json'), '-o', join(made, 'schema.ts'));
    execFileSync(process.execPath, ['generator/operations.ts', made], { cwd: root, stdio: 'pipe' });
    const files = filesOf(made);
    expect(filesOf(join(root, 'src/generated')).filter((file) => !file.endsWith('.test.ts'))).toEqual(files);
    for (const file of files)
      expect(readFileSync(join(root, 'src/generated', file), 'utf8')).toBe(readFileSync(join(made, file), 'utf8'));
  } finally {
    rmSync(made, { recursive: true });
  }
});
