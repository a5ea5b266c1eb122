import { expect, test } from 'vitest';
import { createKeptBytes } from './kept-bytes.ts';

test('[CLIENTS-12] above a limit the oldest request is cut: first of the greedy client, then of all', () => {
  const cut: string[] = [];
  const kept = createKeptBytes({ perClient: 10, total: 25, onCut: () => cut.push('!') });
  const keep = (client: string, name: string, bytes: number) => {
    const keeping = kept.keep(client, () => cut.push(name));
    keeping.add(bytes);
    return keeping;
  };
  keep('a', 'a1', 6);
  const a2 = keep('a', 'a2', 4);
  const b1 = keep('b', 'b1', 10);
  expect(cut).toEqual([]);
  a2.add(1);
  expect(cut).toEqual(['!', 'a1']);
  keep('c', 'c1', 10);
  expect(cut).toEqual(['!', 'a1']);
  a2.end();
  b1.add(0);
  keep('d', 'd1', 9);
  expect(cut).toEqual(['!', 'a1', '!', 'b1']);
  b1.add(100);
  b1.end();
  keep('e', 'e1', 11);
  expect(cut).toEqual(['!', 'a1', '!', 'b1', '!', 'e1']);
});
