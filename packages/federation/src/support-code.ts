import type { ErrorClass, Phase } from './fault.ts';

const PHASES: Record<Phase, string> = { entry: 'E', init: 'I', module: 'M', chunk: 'C', style: 'S', render: 'R' };
const CLASSES: Record<ErrorClass, string> = {
  network: 'N',
  http: 'H',
  integrity: 'I',
  mime: 'M',
  parse: 'P',
  execution: 'X',
  timeout: 'T',
  contract: 'C',
};

/** A decoded support code. `remote` and `build` are prefixes, enough to find the build in the release. */
export interface SupportFacts {
  /** First three letters of the last word of the remote's name, upper case: `CAT` of `shop-catalogue`. */
  remote: string;
  release: number;
  /** First four hex digits of the build's hash, upper case. */
  build: string;
  phase: Phase;
  errorClass: ErrorClass;
}

/**
 * `RAC-12-7F3A-ET`: remote, sequence of the release, build, then one letter each for phase and error class. Short enough
 * for the telephone; `paddock history` and the release's record resolve the rest. A release without such a build
 * has `0000`.
 */
export function formatSupportCode(facts: {
  remote: string;
  release: number;
  buildId: string;
  phase: Phase;
  errorClass: ErrorClass;
}): string {
  const remote = facts.remote
    .replace(/^.*-(?=.)/, '')
    .slice(0, 3)
    .toUpperCase();
  const build = (/-([0-9a-f]{4})[0-9a-f]{8}$/.exec(facts.buildId)?.[1] ?? '0000').toUpperCase();
  return `${remote}-${facts.release}-${build}-${PHASES[facts.phase]}${CLASSES[facts.errorClass]}`;
}

const keyOf = <K extends string>(letters: Record<K, string>, letter: string | undefined): K | undefined =>
  (Object.keys(letters) as K[]).find((key) => letters[key] === letter);

/** Decodes the text that a customer read out. `null`: it is no support code. */
export function parseSupportCode(code: string): SupportFacts | null {
  const match = /^([A-Z0-9-]{1,3})-(\d{1,15})-([0-9A-F]{4})-([A-Z])([A-Z])$/.exec(code.trim().toUpperCase());
  const phase = keyOf(PHASES, match?.[4]);
  const errorClass = keyOf(CLASSES, match?.[5]);
  if (!match?.[1] || !match[3] || !phase || !errorClass) return null;
  return { remote: match[1], release: Number(match[2]), build: match[3], phase, errorClass };
}
