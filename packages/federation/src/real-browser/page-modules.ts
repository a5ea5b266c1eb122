import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { integrityOf } from '../fake/fake-server.ts';

const PACKAGES = join(import.meta.dirname, '../../..');
const BARE: Record<string, string> = { '@paddock/release/record': '/release/src/record.ts' };
const IMPORT = /\b(?:import|export)\b[^'";]*?\bfrom\s*'([^']+)'/g;

/**
 * The modules that `entry` needs, by URL path. TypeScript is stripped, so that a browser can run
 * them.
 */
export function collectModules(entry: string): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (path: string) => {
    if (found.has(path)) return;
    const source = stripTypeScriptTypes(readFileSync(join(PACKAGES, path), 'utf8'));
    found.set(path, source);
    for (const [, specifier = ''] of source.matchAll(IMPORT)) {
      visit(BARE[specifier] ?? normalize(join(dirname(path), specifier)));
    }
  };
  visit(entry);
  return found;
}

/** An import map with the integrity of every module, as the `Integrity-Policy` requires. */
export const importMap = (modules: Map<string, string>): string =>
  JSON.stringify({
    imports: BARE,
    integrity: Object.fromEntries([...modules].map(([path, source]) => [path, integrityOf(source)])),
  });
