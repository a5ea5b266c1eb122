import { expect, test, vi } from 'vitest';
import { finish, RACING, startRacing } from './fake/drive.ts';

vi.mock('react', () => {
  throw new Error('the core imports React');
});
vi.mock('react-dom', () => {
  throw new Error('the core imports react-dom');
});

test('[CORE-1] a remote is loaded where there is neither React nor a DOM', async () => {
  expect('document' in globalThis || 'window' in globalThis).toBe(false);
  await expect(import('react')).rejects.toThrow();
  const { page, boundary } = startRacing();
  expect((await finish(page, boundary.load(RACING))).value?.remote).toBe(RACING);
});
