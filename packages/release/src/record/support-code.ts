/**
 * The step of a load that failed. `chunk` and `style` are files that a remote's own runtime asked
 * for.
 */
export type Phase = 'entry' | 'init' | 'module' | 'chunk' | 'style' | 'render';

/**
 * The kind of failure. `network`: no answer; `http`: a status that is not 2xx; `integrity`: the
 * bytes do not match the release, or no hash is known; `mime`: not a script or a style; `parse`,
 * `execution`: a fault of the code; `timeout`: the deadline passed; `contract`: the module does not
 * match its claims.
 */
export type ErrorClass = 'network' | 'http' | 'integrity' | 'mime' | 'parse' | 'execution' | 'timeout' | 'contract';

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

/**
 * A decoded support code. `remote` and `build` are short marks, enough to find the build in the
 * release.
 */
export interface SupportFacts {
  /** {@link remoteMark}. */
  remote: string;
  release: number;
  /** {@link buildMark}. */
  build: string;
  phase: Phase;
  errorClass: ErrorClass;
}

/**
 * First three letters of the last word of the remote's name, upper case: `CAT` of `shop-catalogue`.
 */
export const remoteMark = (name: string): string =>
  name
    .replace(/^.*-(?=.)/, '')
    .slice(0, 3)
    .toUpperCase();

/** First four hex digits of the build's hash, upper case; `0000` if there is none. */
export const buildMark = (buildId: string): string =>
  (/-([0-9a-f]{4})[0-9a-f]{8}$/.exec(buildId)?.[1] ?? '0000').toUpperCase();

/**
 * The check character of ISO 7064, MOD 37,36. It detects one wrong character, or two that changed
 * places.
 */
const checkOf = (code: string): string => {
  let product = 36;
  for (const each of code.replaceAll('-', '')) product = (((product + Number.parseInt(each, 36)) % 36 || 36) * 2) % 37;
  return ((37 - product) % 36).toString(36).toUpperCase();
};

/**
 * `RAC-12-7F3A-ET3`: remote, sequence of the release, build, one letter each for phase and error
 * class, and a check character. Short enough for the telephone; `paddock explain` resolves it.
 * Without a build, its mark is `0000`.
 */
export function formatSupportCode(facts: {
  remote: string;
  release: number;
  buildId: string;
  phase: Phase;
  errorClass: ErrorClass;
}): string {
  const { remote, release, buildId, phase, errorClass } = facts;
  const code = `${remoteMark(remote)}-${release}-${buildMark(buildId)}-${PHASES[phase]}${CLASSES[errorClass]}`;
  return code + checkOf(code);
}

const keyOf = <K extends string>(letters: Record<K, string>, letter: string | undefined): K | undefined =>
  (Object.keys(letters) as K[]).find((key) => letters[key] === letter);

/**
 * Decodes the text that a customer read out. Accepts blanks for dashes, and codes of older pages
 * without a check character. `mistyped`: the check character does not match. `null`: it is no
 * support code.
 */
export function parseSupportCode(text: string): SupportFacts | 'mistyped' | null {
  const code = text
    .trim()
    .toUpperCase()
    .replace(/[\s–—_-]+/g, '-');
  const match = /^([A-Z0-9][A-Z0-9-]{0,2})-(\d{1,15})-([0-9A-F]{4})-([A-Z])([A-Z])([0-9A-Z])?$/.exec(code);
  const phase = keyOf(PHASES, match?.[4]);
  const errorClass = keyOf(CLASSES, match?.[5]);
  if (!match?.[1] || !match[3]) return null;
  if (match[6] !== undefined && checkOf(code.slice(0, -1)) !== match[6]) return 'mistyped';
  if (!phase || !errorClass) return null;
  return { remote: match[1], release: Number(match[2]), build: match[3], phase, errorClass };
}

/** Whether a text, such as that of a page, holds a support code. */
export const hasSupportCode = (text: string): boolean =>
  (text.match(/\b[A-Z0-9][A-Z0-9-]{0,2}-\d{1,15}-[0-9A-F]{4}-[A-Z]{2}[0-9A-Z]?\b/g) ?? []).some((code) => {
    const facts = parseSupportCode(code);
    return facts !== null && facts !== 'mistyped';
  });
