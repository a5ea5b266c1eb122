import { globSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readOptions } from '@paddock/release/read-options';
import { ensureChromium, ensureFirefox, ensureHeadlessShell } from './browsers.ts';
import { root } from './root.ts';
import { run, turbo } from './turbo.ts';

/**
 * `npm test` runs all checks, the fastest first. It continues after a failure, so that one run
 * finds all problems.
 */
interface Check {
  name: string;
  run: () => Promise<number>;
}

/** The part of vitest's JSON report that is used. */
interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** The part of Playwright's JSON report that is used. */
interface PlaywrightReport {
  stats: { expected: number; flaky: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  file: string;
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

readOptions('npm test   runs all checks; a second run repeats only those whose input changed', { options: {} });

const env = { CHROMIUM: ensureChromium(), HEADLESS_SHELL: ensureHeadlessShell(), FIREFOX: ensureFirefox() };

/** The repository's own rules, each with a file in `checks/`. */
const RULES = ['rooms', 'doors', 'shared-names', 'shell', 'platform', 'promises', 'asvs', 'stack', 'comments'];

const checks: Check[] = [
  { name: 'lint', run: () => run('pnpm', ['exec', 'biome', 'check', '.'], {}, true) },
  { name: 'boundaries', run: () => run('pnpm', ['exec', 'turbo', 'boundaries'], {}, true) },
  ...RULES.map((name) => ({
    name,
    run: () => run('node', [`packages/dev/src/checks/check-${name}.ts`], {}, true),
  })),
  { name: 'locales', run: () => run('node', ['packages/i18n/src/check-locales.ts'], {}, true) },
  { name: 'types', run: () => turbo(['types'], { args: ['--continue'] }) },
  // A package per core, one file of it at a time: tests of deadlines compete with few others, and
  // no core waits for the last files of a package.
  {
    name: 'unit',
    run: () => turbo(['unit'], { env, args: ['--continue', '--concurrency=100%', '--', '--maxWorkers=1'] }),
  },
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

const reports = [...unitReports(), ...browserReports.flatMap(readBrowserReport)];
const passed = reports.reduce((sum, report) => sum + report.passed, 0);
const failedTests = reports.flatMap((report) => report.failed);
// Types, lint and crashes can fail without a failed test.
const failures = Math.max(failedTests.length, failedChecks);
// Repeated at the end of the log, where people look first.
for (const name of failedTests) console.log(`✘ ${name}`);
console.log(`\n${checks.length} checks and their tests in ${((performance.now() - started) / 1000).toFixed(0)} s`);
console.log(`${passed + passedChecks} passed, ${failures} failed`);
process.exitCode = failures > 0 ? 1 : 0;

interface Report {
  passed: number;
  /** The failed tests with their files. Unit tests also have the start of their message. */
  failed: string[];
}

/** The report of each package. Turbo restores it for a package whose tests are cached. */
function unitReports(): Report[] {
  return globSync('{shell,mf-*,packages/*}/.cache/unit.json', { cwd: root }).map((file) => {
    const report: VitestReport = JSON.parse(readFileSync(join(root, file), 'utf8'));
    return { passed: report.numPassedTests, failed: report.testResults.flatMap(failedTestsOf) };
  });
}

/** The first lines of a message. Those of a failed property have its seed and counterexample. */
function startOf(message: string): string {
  return message.slice(0, 2_000).split('\n').slice(0, 12).join('\n    ');
}

function failedTestsOf({ name, status, assertionResults }: VitestReport['testResults'][number]): string[] {
  const failed = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => [fullName, ...failureMessages.map(startOf)].join('\n'));
  if (status === 'failed' && failed.length === 0) failed.push('could not be run');
  return failed.map((test) => `${relative(root, name)}: ${test}`);
}

function readBrowserReport(file: string): Report[] {
  let report: PlaywrightReport;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return []; // Without a report, the run itself has failed, which counts as a failed check.
  }
  const { expected, flaky } = report.stats;
  return [{ passed: expected + flaky, failed: report.suites.flatMap(failedSpecs) }];
}

function failedSpecs({ file, specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'));
  return [...own.map(({ title }) => `${file}: ${title}`), ...suites.flatMap(failedSpecs)];
}
