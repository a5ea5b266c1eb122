import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PLATFORM } from './pack.ts';
import { root } from './root.ts';

/** What only this repository can run. `create-paddock` is left out: its template has scripts. */
const OURS = /workspace:|\bnpm run |\bnode packages\//;

test('[PACK-5] no code in a packed text has a command or a version that only this repository knows', () => {
  const texts = globSync(`packages/{${PLATFORM.join(',')}}/*.md`, { cwd: root });
  expect(texts).toContain('packages/edge/DEPLOY.md');
  const ours = texts.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^\s*```[\s\S]*?^\s*```/gm)]
      .flatMap(([block]) => block.split('\n'))
      .filter((line) => OURS.test(line))
      .map((line) => `${file}: ${line}`),
  );
  expect(ours).toEqual([]);
});
