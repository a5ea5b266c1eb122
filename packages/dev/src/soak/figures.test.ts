import { expect, test } from 'vitest';
import { driftProblems } from './figures.ts';

/** Samples of a server whose memory grows to this multiple, and whose open files do. */
const samples = (count: number, { memory = 1, files = 1 }) =>
  Array.from({ length: count }, (_, at) => {
    const grown = (factor: number) => 100 * (1 + ((factor - 1) * at) / (count - 1));
    return { memory: grown(memory), heap: 50, files: grown(files), delay: 1 };
  });

test('[SOAK-2] memory or open files that grow after the first quarter are a problem of the run', () => {
  const edge = { name: 'edge' };
  expect(driftProblems(edge, samples(100, {}))).toEqual([]);
  expect(driftProblems(edge, samples(100, { memory: 1.4, files: 1.4 }))).toEqual([]);
  expect(driftProblems(edge, samples(100, { memory: 3 }))).toEqual([
    expect.stringMatching(/^edge: memory grew to 1\.\d+/),
  ]);
  expect(driftProblems(edge, samples(100, { files: 3 }))).toEqual([
    expect.stringMatching(/^edge: files grew to 1\.\d+/),
  ]);
});

test('[SOAK-2] a run that is too short to warm up is not judged', () => {
  expect(driftProblems({ name: 'edge' }, samples(59, { memory: 3 }))).toEqual([]);
});
