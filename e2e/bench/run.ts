import { turbo } from '@paddock/dev';
import { readOptions } from '@paddock/release/read-options';
import type { Bench } from './bench.ts';
import { say } from './bench.ts';
import { launch } from './browser.ts';
import { describeSpeed } from './browser-speed.ts';
import { acceptBudgets } from './budgets.ts';
import { makeMonolith, measureBytes } from './bytes.ts';
import { makeCertificate } from './front.ts';
import { buildPart } from './parts/build.part.ts';
import { bytesPart } from './parts/bytes.part.ts';
import { edgePart } from './parts/edge.part.ts';
import { faultsPart } from './parts/faults.part.ts';
import { growthPart } from './parts/growth.part.ts';
import { listsPart } from './parts/lists.part.ts';
import { liveOddsPart } from './parts/live-odds.part.ts';
import { loadsPart } from './parts/loads.part.ts';
import { paintPart } from './parts/paint.part.ts';
import { returnVisitPart } from './parts/return-visit.part.ts';
import { rollbackPart } from './parts/rollback.part.ts';
import { secondRemotePart } from './parts/second-remote.part.ts';
import { slipPart } from './parts/slip.part.ts';
import { slowClientsPart } from './parts/slow-clients.part.ts';
import { tickerPart } from './parts/ticker.part.ts';
import { type Report, writeReports } from './report.ts';
import { openSites } from './sites.ts';

/** The parts in running order. A part that needs no shared servers opens none. */
const PARTS: Record<string, (bench: Bench) => Promise<Report>> = {
  bytes: bytesPart,
  loads: loadsPart,
  paint: paintPart,
  'live-odds': liveOddsPart,
  slip: slipPart,
  ticker: tickerPart,
  lists: listsPart,
  second: secondRemotePart,
  return: returnVisitPart,
  growth: growthPart,
  rollback: rollbackPart,
  faults: faultsPart,
  edge: edgePart,
  slow: slowClientsPart,
  build: buildPart,
};

const USAGE = `npm run bench [${Object.keys(PARTS).join('|')} …]   all of them, where none is named; RUNS=3 for a short look
npm run bench accept   takes the bytes of now as budgets`;

/** `npm run bench accept`: the current bytes become the budgets. */
const accept = async (): Promise<void> => {
  const routes = await measureBytes(await makeMonolith());
  await acceptBudgets(routes);
  say(`budgets.json has ${routes.length} pages`);
  process.exit(0);
};

const { positionals } = readOptions(USAGE, { allowPositionals: true, options: {} });
const unknown = positionals.filter((part) => part !== 'accept' && !Object.hasOwn(PARTS, part));
if (unknown.length > 0) {
  say(`There is no part ${unknown.join(', ')}.\n${USAGE}`);
  process.exit(2);
}
const wanted = positionals.length > 0 ? positionals : Object.keys(PARTS);
const runs = Number(process.env.RUNS ?? 9);

const started = performance.now();
say('building, what changed …');
if ((await turbo(['build'], { quiet: true })) !== 0) process.exit(1);
if (positionals[0] === 'accept') await accept();
const monolith = await makeMonolith();
const certificate = await makeCertificate();
const sites = await openSites(monolith, certificate);
const browser = await launch(certificate);
const speed = await describeSpeed(browser);
const reports: Report[] = [];
for (const part of wanted) {
  const from = performance.now();
  say(part);
  try {
    const report = await PARTS[part]?.({ runs, monolith, sites, browser });
    if (report) reports.push(report);
  } catch (error) {
    // A failed part must not discard half an hour of results.
    console.error(error);
    process.exitCode = 1;
  }
  say(`  ${Math.round((performance.now() - from) / 1000)} s`);
}
await browser.close();
await sites.stop();
process.stdout.write(await writeReports(reports, { speed, seconds: (performance.now() - started) / 1000 }));
