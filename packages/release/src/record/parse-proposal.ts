import { channel, label, MAX_REMOTES, name } from './parse.ts';
import { instant, liveBuild, reason, signature } from './parse-release.ts';
import { dictionary, integer, nullable, oneOf, RecordError, shape } from './parser.ts';
import type { Proposal } from './types.ts';

const proposal = shape<Proposal>({
  schema: oneOf(1),
  channel,
  after: integer(0),
  policy: integer(1),
  action: oneOf('promote', 'canary', 'withdraw'),
  builds: dictionary(name, nullable(liveBuild), MAX_REMOTES),
  reason: nullable(reason),
  acceptedBreak: nullable(reason),
  at: instant,
  expires: instant,
  who: label(200),
  signature,
});

/** Parses a proposal. `trust/two-persons.ts` proves its signature. */
export const parseProposal = (value: unknown): Proposal => {
  const parsed = proposal(value, '');
  const wrong = Object.entries(parsed.builds).find(([, build]) => (build === null) !== (parsed.action === 'withdraw'));
  if (wrong) throw new RecordError('reference', `builds.${wrong[0]}`, `does not go with a ${parsed.action}`);
  return parsed;
};
