import { expect, test } from 'vitest';
import { soak } from './soak.ts';

test('[SOAK-1] of thousands of requests while releases change and the line to the API breaks, no byte is wrong and no answer is unexplained', async () => {
  const { problems, figures } = await soak({ requests: 3_000, minutes: 1, seed: 1 });
  expect(problems).toEqual([]);
  for (const kind of ['files', 'api', 'pages', 'rendered', 'releases'])
    expect(Number(figures[kind])).toBeGreaterThan(1);
}, 120_000);
