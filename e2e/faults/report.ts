import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CLASSES, type FaultClass } from './classes.ts';
import type { FaultCase } from './fault-case.ts';

/** A case of the table that ran. */
export interface RanCase extends FaultCase {
  title: string;
  passed: boolean;
  ms: number;
  /**
   * Time (ms) from the press or page load to the message, and from the end of the fault to the
   * content.
   */
  told?: number;
  healed?: number;
}

/** A promise that tests elsewhere prove, and their results. */
export interface RanProof {
  of: string;
  cites: string;
  passed: number;
  failed: number;
}

const median = (values: number[]): number | null => values.toSorted((a, b) => a - b)[values.length >> 1] ?? null;
const most = (values: number[]): number | null => (values.length > 0 ? Math.max(...values) : null);
const seconds = (ms: number | null): string => (ms === null ? '' : (ms / 1000).toFixed(1));
const isNumber = (value: number | undefined): value is number => value !== undefined;

/**
 * Adds up the results by class. A class without a case and without a proof counts as failed.
 * @param proofs `null` if only a part of the table ran: then the report has only its classes
 */
export function sumUp(cases: RanCase[], proofs: RanProof[] | null) {
  const isMeant = ({ id }: FaultClass) => proofs !== null || cases.some(({ kind }) => kind === id);
  const classes = CLASSES.filter(isMeant).map(({ id, name, trusted, proofs: named }) => {
    const own = cases.filter(({ kind }) => kind === id);
    const cited = (proofs === null ? [] : named).flatMap(({ of, cites }) =>
      cites.map(
        (cite) =>
          proofs?.find((proof) => proof.of === of && proof.cites === cite) ?? { of, cites: cite, passed: 0, failed: 0 },
      ),
    );
    const isProven = cited.every(({ passed, failed }) => passed > 0 && failed === 0);
    return {
      id,
      name,
      trusted,
      cases: own.length,
      survived: own.filter(({ passed }) => passed).length,
      told: median(own.map(({ told }) => told).filter(isNumber)),
      toldMost: most(own.map(({ told }) => told).filter(isNumber)),
      healed: median(own.map(({ healed }) => healed).filter(isNumber)),
      healedMost: most(own.map(({ healed }) => healed).filter(isNumber)),
      proofs: cited,
      passed: own.length + cited.length > 0 && own.every(({ passed }) => passed) && isProven,
    };
  });
  return {
    classes,
    survivedClasses: classes.filter(({ passed }) => passed).length,
    cases: cases.length,
    survived: cases.filter(({ passed }) => passed).length,
    failed: cases.filter(({ passed }) => !passed).map(({ title }) => title),
  };
}

/** The report for people. */
export function write(sum: ReturnType<typeof sumUp>): string {
  const rows = sum.classes.map(
    ({ id, name, trusted, cases, survived, told, toldMost, healed, healedMost, proofs, passed }) =>
      [
        id,
        name,
        trusted,
        cases > 0 ? `${survived} of ${cases}` : '',
        told === null ? '' : `${seconds(told)} (${seconds(toldMost)})`,
        healed === null ? '' : `${seconds(healed)} (${seconds(healedMost)})`,
        proofs.map(({ cites, passed, failed }) => (passed > 0 && failed === 0 ? cites : `**${cites}**`)).join(' '),
        passed ? '✔' : '**✘**',
      ].join(' | '),
  );
  return [
    `# Faults: ${sum.survivedClasses} of ${sum.classes.length} classes, ${sum.survived} of ${sum.cases} cases survived`,
    '',
    'Seconds are medians, with the most in brackets. Promises in bold have no passing test.',
    '',
    '| | what happens | what holds | cases | told, s | healed, s | proven by | |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row} |`),
    ...(sum.failed.length > 0 ? ['', '## Not survived', '', ...sum.failed.map((title) => `- ${title}`)] : []),
    '',
  ].join('\n');
}

/** Writes both forms beside each other. */
export async function save(path: string, sum: ReturnType<typeof sumUp>): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.json`, JSON.stringify(sum, null, 2));
  await writeFile(`${path}.md`, write(sum));
}
