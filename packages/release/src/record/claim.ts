import type { Claims } from './types.ts';

/** A claim whose path matches, with its parameters: `:id` as `id`, the rest of `/*` as `*`. */
export interface ClaimMatch<C> {
  claim: C;
  params: Record<string, string>;
}

/** A path or name that two builds claim. */
export interface ClaimOverlap {
  kind: 'route' | 'panel' | 'modal' | 'slot' | 'link';
  a: string;
  b: string;
}

const MAX_PATHNAME = 2_048;
/** Each optional segment doubles the variants of a pattern. */
const MAX_OPTIONAL = 4;
const SEGMENT = /^(?:[^:*?#%\s\\]+|:[A-Za-z]\w*\??)$/;

/** Trailing slashes are ignored. */
const segmentsOf = (path: string): string[] => {
  const segments = path.split('/').slice(1);
  while (segments.at(-1) === '') segments.pop();
  return segments;
};

/** The problem of a claim's path, as the end of a sentence; `null` if it is valid. */
export const patternProblem = (pattern: string): string | null => {
  if (!pattern.startsWith('/')) return 'must start with /';
  const segments = segmentsOf(pattern);
  const steps = segments.at(-1) === '*' ? segments.slice(0, -1) : segments;
  const wrong = steps.find((segment) => !SEGMENT.test(segment));
  if (wrong !== undefined) return `has the segment "${wrong}": use text, :name, :name?, or * at the end`;
  if (steps.filter((segment) => segment.endsWith('?')).length > MAX_OPTIONAL) return 'has too many optional segments';
  const names = steps.filter((segment) => segment.startsWith(':')).map((segment) => segment.replace('?', ''));
  return new Set(names).size === names.length ? null : 'names a parameter twice';
};

/** Expands optional segments: `/races/:date?` gives two patterns, the longer one first. */
const variantsOf = (pattern: string): string[][] => {
  let variants: string[][] = [[]];
  for (const segment of segmentsOf(pattern)) {
    const isOptional = segment.endsWith('?');
    const step = isOptional ? segment.slice(0, -1) : segment;
    const longer = variants.map((variant) => [...variant, step]);
    variants = isOptional ? [...longer, ...variants] : longer;
  }
  return variants;
};

/** Keeps a broken escape as it is, like React Router: a mistyped URL must not crash. */
const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

const matchVariant = (variant: string[], parts: string[]): Record<string, string> | null => {
  const params: Record<string, string> = Object.create(null);
  for (const [index, step] of variant.entries()) {
    if (step === '*') {
      params['*'] = parts.slice(index).join('/');
      return params;
    }
    const part = parts[index];
    if (part === undefined || part === '') return null;
    if (step.startsWith(':')) params[step.slice(1)] = part;
    // Ignores case, like React Router: a claim and its route must agree.
    else if (step.toLowerCase() !== part.toLowerCase()) return null;
  }
  return variant.length === parts.length ? params : null;
};

/** Text ranks before a parameter, a parameter before the end, the end before `*`. */
const rank = (step: string | undefined): number => {
  if (step === undefined) return 1;
  if (step === '*') return 0;
  return step.startsWith(':') ? 2 : 3;
};

const compareSpecificity = (a: string[], b: string[]): number => {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const difference = rank(b[index]) - rank(a[index]);
    if (difference !== 0) return difference;
  }
  return 0;
};

/**
 * Finds the most specific claim that matches `pathname` (without locale prefix, query and hash);
 * the first of equals. Decodes its parameters. `null` if no claim matches, or if the path is longer
 * than 2,048 characters.
 */
export const matchClaim = <C extends { path: string }>(
  claims: readonly C[],
  pathname: string,
): ClaimMatch<C> | null => {
  if (!pathname.startsWith('/') || pathname.length > MAX_PATHNAME) return null;
  const parts = segmentsOf(pathname).map(decode);
  let best: { match: ClaimMatch<C>; variant: string[] } | null = null;
  for (const claim of claims) {
    for (const variant of variantsOf(claim.path)) {
      const params = matchVariant(variant, parts);
      if (params && (!best || compareSpecificity(variant, best.variant) < 0))
        best = { match: { claim, params }, variant };
    }
  }
  return best?.match ?? null;
};

const meet = (a: string[], b: string[]): boolean => {
  for (let index = 0; ; index += 1) {
    const [left, right] = [a[index], b[index]];
    if (left === '*' || right === '*') return true;
    if (left === undefined || right === undefined) return left === right;
    const isText = !left.startsWith(':') && !right.startsWith(':');
    if (isText && left.toLowerCase() !== right.toLowerCase()) return false;
  }
};

const sameNames = (kind: ClaimOverlap['kind'], a: string[], b: string[]): ClaimOverlap[] =>
  a.filter((name) => b.includes(name)).map((name) => ({ kind, a: name, b: name }));

const isSame = (a: string[], b: string[]): boolean =>
  a.length === b.length && compareSpecificity(a, b) === 0 && meet(a, b);

/** Compares the variants of routes with `alike`; panels, modals, slots and links by name. */
const findOverlaps = (a: Claims, b: Claims, alike: (a: string[], b: string[]) => boolean): ClaimOverlap[] => {
  const routes = a.routes.flatMap((left) =>
    b.routes
      .filter((right) => variantsOf(left.path).some((one) => variantsOf(right.path).some((two) => alike(one, two))))
      .map((right): ClaimOverlap => ({ kind: 'route', a: left.path, b: right.path })),
  );
  return [
    ...routes,
    ...sameNames('panel', a.panels, b.panels),
    ...sameNames('modal', a.modals, b.modals),
    ...sameNames('slot', a.slots, b.slots),
    ...sameNames('link', Object.keys(a.links ?? {}), Object.keys(b.links ?? {})),
  ];
};

/**
 * The claims that two remotes share. Two routes overlap if one URL could match both, even if one
 * pattern is more specific: a squad must not take another squad's URL by accident.
 */
export const overlappingClaims = (a: Claims, b: Claims): ClaimOverlap[] => findOverlaps(a, b, meet);

/**
 * The claims that a remote shares with the shell. Only patterns that match the same URLs count: the
 * shell claims `/:name` for every other page, and a more specific pattern of a remote wins.
 */
export const sameClaims = (remote: Claims, shell: Claims): ClaimOverlap[] => findOverlaps(remote, shell, isSame);
