import { expect, test } from 'vitest';
import { migrations } from './migrations.ts';

/** The newest migration that databases have run, and how many there were. */
const RELEASED = { last: '0240-exclusion-index', count: 48 };

test('[DATABASE-6] a new migration comes after all that databases have run: they refuse one in between', () => {
  const released = Object.keys(migrations).filter((name) => name <= RELEASED.last);
  expect(released).toHaveLength(RELEASED.count);
});
