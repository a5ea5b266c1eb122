import { readOptions } from '@paddock/release/read-options';
import { run } from '../turbo.ts';

readOptions(
  `npm run histories   checks the invariants of bets over generated histories, and that they find seeded bugs

  RUNS=10000  how many of each kind; \`npm test\` runs fewer`,
  { options: {} },
);

const { RUNS = '10000' } = process.env;

/** By package, the file and the invariants of the betting design that it checks. */
const PARTS = [
  { name: '@paddock/host', file: 'src/product/outbox/histories.test.ts', holds: '1 to 6, 8, 10, 11' },
  { name: '@paddock/mf-racing', file: 'src/slip/histories.test.ts', holds: '1, 5, 6, 7, 10' },
  { name: '@paddock/reference-api', file: 'src/rooms/payments/money-histories.test.ts', holds: 'of money' },
  { name: '@paddock/reference-api', file: 'test/crash/ledger.test.ts', holds: 'of balances' },
  { name: '@paddock/dev', file: 'src/agreement/agreement.test.ts', holds: '9' },
] as const;

let failed = 0;
for (const { name, file, holds } of PARTS) {
  console.log(`\n▸ invariants ${holds}: ${name}, ${RUNS} runs`);
  const args = ['--filter', name, 'exec', 'vitest', 'run', '--reporter=verbose', file];
  if ((await run('pnpm', args, { RUNS })) !== 0) failed += 1;
}
console.log(`\n${PARTS.length - failed} of ${PARTS.length} hold`);
process.exitCode = failed > 0 ? 1 : 0;
