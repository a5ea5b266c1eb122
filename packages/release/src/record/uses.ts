import type { Build, FieldType, Shape } from './types.ts';

/** The part of a build that matters here. */
type Party = Pick<Build, 'name' | 'claims' | 'gives' | 'uses'>;

/** A use that no build gives, or that does not match what one gives. */
export interface Disagreement {
  user: string;
  /** `null` if no build gives it. */
  giver: string | null;
  kind: 'link' | 'slot' | 'modal' | 'message' | 'panel';
  name: string;
  /** The end of a sentence: `lacks raceId`. */
  problem: string;
}

/**
 * The parameters of a link's path: `/race/:id` gives `{ id: true }`. The value is false for an
 * optional parameter.
 */
export const linkParams = (path: string): Record<string, boolean> =>
  Object.fromEntries(
    path
      .split('/')
      .filter((segment) => segment.startsWith(':'))
      .map((segment) => [segment.replace(/^:|\?$/g, ''), !segment.endsWith('?')]),
  );

const isOptional = (type: FieldType): boolean => type.endsWith('?');
const baseOf = (type: FieldType): string => type.replace('?', '');

const shapeProblem = (sent: Shape, expected: Shape): string | null => {
  for (const [field, type] of Object.entries(expected)) {
    const given = sent[field];
    if (given === undefined) {
      if (!isOptional(type)) return `lacks ${field}`;
    } else if (baseOf(given) !== baseOf(type)) return `sends ${field} as ${baseOf(given)} instead of ${baseOf(type)}`;
    else if (isOptional(given) && !isOptional(type)) return `may lack ${field}`;
  }
  const unknown = Object.keys(sent).find((field) => !Object.hasOwn(expected, field));
  return unknown === undefined ? null : `sends ${unknown}, which is not expected`;
};

/** All of one kind that a build gives, by name. A panel has no fields. */
export const givenBy = ({ claims, gives }: Party, kind: Disagreement['kind']): Readonly<Record<string, unknown>> =>
  kind === 'panel'
    ? Object.fromEntries(claims.panels.map((name) => [name, {}]))
    : kind === 'link'
      ? (claims.links ?? {})
      : (gives?.[`${kind}s`] ?? {});

const linkProblem = (filled: readonly string[], path: string): string | null => {
  const params = linkParams(path);
  const missing = Object.keys(params).find((name) => params[name] && !filled.includes(name));
  if (missing !== undefined) return `lacks ${missing}`;
  const unknown = filled.find((name) => !Object.hasOwn(params, name));
  return unknown === undefined ? null : `fills in ${unknown}, which ${path} does not have`;
};

/**
 * All mismatches between the uses and gives of a release's builds. Links, modals and panels must
 * exist. An unfilled slot stays empty and an untaken message is dropped, so only their fields are
 * compared.
 */
export const findDisagreements = (parties: readonly Party[]): Disagreement[] =>
  parties.flatMap((user) => {
    const found: Disagreement[] = [];
    const compare = (kind: Disagreement['kind'], name: string, problemWith: (giver: Party) => string | null) => {
      const givers = parties.filter((party) => Object.hasOwn(givenBy(party, kind), name));
      if (givers.length === 0 && (kind === 'link' || kind === 'modal' || kind === 'panel'))
        found.push({ user: user.name, giver: null, kind, name, problem: 'is given by no build' });
      for (const giver of givers) {
        const problem = problemWith(giver);
        if (problem !== null) found.push({ user: user.name, giver: giver.name, kind, name, problem });
      }
    };
    const { links = {}, slots = {}, modals = {}, messages = {}, panels = [] } = user.uses ?? {};
    for (const name of panels) compare('panel', name, () => null);
    for (const [name, filled] of Object.entries(links))
      compare('link', name, ({ claims }) => linkProblem(filled, claims.links?.[name] ?? ''));
    for (const [name, sent] of Object.entries(slots))
      compare('slot', name, ({ gives }) => shapeProblem(sent, gives?.slots[name] ?? {}));
    for (const [name, sent] of Object.entries(modals))
      compare('modal', name, ({ gives }) => shapeProblem(sent, gives?.modals[name] ?? {}));
    for (const [name, sent] of Object.entries(messages))
      compare('message', name, ({ gives }) => shapeProblem(sent, gives?.messages[name] ?? {}));
    return found;
  });
