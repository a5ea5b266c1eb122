import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { root } from './root.ts';
import { run, turbo } from './turbo.ts';

/** `npm test`: everything, in the order in which a mistake shows soonest. Goes on after a failure, so that one run tells all. */
interface Check {
  name: string;
  run: () => Promise<number>;
}

const chromium = ensureChromium();
const env = { CHROMIUM: chromium };

const checks: Check[] = [
  { name: 'lint', run: () => run('pnpm', ['exec', 'biome', 'check', '.'], {}, true) },
  { name: 'boundaries', run: () => run('pnpm', ['exec', 'turbo', 'boundaries'], {}, true) },
  { name: 'locales', run: () => run('node', ['packages/i18n/src/check-locales.ts'], {}, true) },
  { name: 'promises', run: () => run('node', ['packages/dev/src/check-promises.ts'], {}, true) },
  { name: 'types', run: () => turbo(['types'], { args: ['--continue'] }) },
  // One package at a time: each runs on all cores, and tests of deadlines must not compete.
  { name: 'unit', run: () => turbo(['unit'], { env, args: ['--continue', '--concurrency=1'] }) },
  { name: 'components', run: () => turbo(['playground'], { env, logs: 'new-only' }) },
  { name: 'build', run: () => turbo(['build']) },
  { name: 'end-to-end', run: () => turbo(['e2e'], { env, logs: 'new-only' }) },
];

const started = performance.now();
const browserReports = ['e2e/.cache/e2e.json', 'e2e/.cache/playground.json'].map((file) => join(root, file));
for (const report of browserReports) rmSync(report, { force: true });

let failedChecks = 0;
let passedChecks = 0;
for (const { name, run } of checks) {
  const from = performance.now();
  console.log(`\n▸ ${name}`);
  const code = await run();
  console.log(`${code === 0 ? '✔' : '✘'} ${name} (${((performance.now() - from) / 1000).toFixed(1)} s)`);
  if (code === 0) passedChecks += 1;
  else failedChecks += 1;
}

const counted = [...unitCounts(), ...browserCounts()];
const passed = counted.reduce((sum, count) => sum + count.passed, 0);
const failed = counted.reduce((sum, count) => sum + count.failed, 0);
// A check that failed without a failed test of its own (types, lint, a crash) still counts as a failure.
const failures = Math.max(failed, failedChecks);
console.log(`\n${checks.length} checks and their tests in ${((performance.now() - started) / 1000).toFixed(0)} s`);
console.log(`${passed + passedChecks} passed, ${failures} failed`);
process.exitCode = failures > 0 ? 1 : 0;

/** Each package's own report; turbo restores it for a package whose tests it did not have to run again. */
function unitCounts() {
  return globSync('{shell,mf-*,packages/*}/.cache/unit.json', { cwd: root }).map((file) => {
    const report = JSON.parse(readFileSync(join(root, file), 'utf8'));
    return { passed: report.numPassedTests as number, failed: report.numFailedTests as number };
  });
}

function browserCounts() {
  return browserReports.flatMap((report) => {
    try {
      const { stats } = JSON.parse(readFileSync(report, 'utf8'));
      return [{ passed: (stats.expected + stats.flaky) as number, failed: stats.unexpected as number }];
    } catch {
      return []; // No report: the run itself failed and was counted as a check.
    }
  });
}
