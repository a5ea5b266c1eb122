import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = (tool: string, ...args: string[]) =>
  execFileSync(join(root, 'node_modules/.bin', tool), args, { cwd: root, stdio: 'pipe' });

it('[CONTRACT-1] the document has no lint', { timeout: 60_000 }, () => {
  run('redocly', 'lint', 'openapi.yaml');
});

it('[CONTRACT-1] the committed types are those of openapi.yaml; `pnpm generate` mends it', { timeout: 60_000 }, () => {
  const made = mkdtempSync(join(tmpdir(), 'paddock-api-'));
  try {
    run('redocly', 'bundle', 'openapi.yaml', '-o', join(made, 'openapi.json'));
    run('openapi-typescript', join(made, 'openapi.json'), '-o', join(made, 'schema.ts'));
    execFileSync(process.execPath, ['generator/operations.ts', made], { cwd: root, stdio: 'pipe' });
    const tags = readdirSync(join(made, 'operations')).map((file) => `operations/${file}`);
    expect(readdirSync(join(root, 'src/generated/operations')).map((file) => `operations/${file}`)).toEqual(tags);
    for (const file of ['openapi.json', 'schema.ts', 'shapes.ts', ...tags]) {
      expect(readFileSync(join(root, 'src/generated', file), 'utf8')).toBe(readFileSync(join(made, file), 'utf8'));
    }
  } finally {
    rmSync(made, { recursive: true });
  }
});
