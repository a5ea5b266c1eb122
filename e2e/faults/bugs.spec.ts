import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT } from '../support/next-build.ts';
import { BUGS, isPlaceable } from './bugs.ts';
import { CLASSES } from './classes.ts';
import { filesCiting } from './proofs.ts';

test('each class has a bug, which still has its place in the sources and tests that cite its promise', async () => {
  expect(BUGS.map(({ kind }) => kind)).toEqual(CLASSES.map(({ id }) => id));
  for (const bug of BUGS) {
    expect(isPlaceable(await readFile(join(ROOT, bug.file), 'utf8'), bug), `${bug.kind}: ${bug.from}`).toBe(true);
    if (bug.of !== 'table') expect(await filesCiting(bug.of, [bug.cites]), bug.cites).not.toEqual([]);
  }
});
