import { readFile } from 'node:fs/promises';
import { FAULT } from './fault-case.ts';
import type { RanCase } from './report.ts';

interface Annotation {
  type: string;
  description?: string;
}

interface Spec {
  title: string;
  tests: { annotations: Annotation[]; results: { status: string; duration: number }[] }[];
}

interface Suite {
  specs?: Spec[];
  suites?: Suite[];
}

const specsIn = ({ specs = [], suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsIn)];

export interface PlaywrightReport {
  suites: Suite[];
}

const isPassed = (spec: Spec) => spec.tests.every(({ results }) => results.at(-1)?.status === 'passed');

/** The cases that ran, read from the annotations of the tests. */
export async function readCases(file: string): Promise<RanCase[]> {
  const report = JSON.parse(await readFile(file, 'utf8')) as PlaywrightReport;
  return report.suites.flatMap(specsIn).flatMap((spec) => {
    const [ran] = spec.tests;
    // The test was skipped, or the run ended before it.
    if (!['passed', 'failed', 'timedOut'].includes(ran?.results.at(-1)?.status ?? '')) return [];
    const said = (type: string) =>
      ran?.annotations.filter((each) => each.type === type).map(({ description = '' }) => description) ?? [];
    const [told] = said('told');
    const [healed] = said('healed');
    return said(FAULT).map((details) => ({
      how: spec.title,
      ...JSON.parse(details),
      title: spec.title,
      passed: isPassed(spec),
      ms: ran?.results.at(-1)?.duration ?? 0,
      ...(told === undefined ? {} : { told: Number(told) }),
      ...(healed === undefined ? {} : { healed: Number(healed) }),
    }));
  });
}

/** How many tests cite each promise, and passed or failed. */
export async function readCited(file: string): Promise<{ title: string; passed: boolean }[]> {
  const report = JSON.parse(await readFile(file, 'utf8')) as PlaywrightReport;
  return report.suites.flatMap(specsIn).map((spec) => ({ title: spec.title, passed: isPassed(spec) }));
}
