import type { FaultCase } from '../fault-case.ts';
import { type FileKind, SUBJECTS, type Subject } from './subjects.ts';
import { HANGING, WAYS, type Way } from './ways.ts';

export interface LoadingCase extends FaultCase {
  subject: Subject;
  way: Way;
  /** The file comes late, but the page shows no message. */
  isSilent: boolean;
}

/** Missing or hanging stylesheets have separate classes. */
const kindOf = (way: Way, { kind, phase }: Subject): number => {
  if (phase === 'open tab' && way.kind === 1) return 11;
  if (way.times !== undefined && kind === 'chunk') return 12;
  if (kind !== 'style' || way.kind === 6 || way.kind === 10) return way.kind;
  return HANGING.includes(way.fault) ? 14 : 13;
};

/** A file that is read as data cannot have a wrong media type. */
const hasNoType = (kind: FileKind) => kind === 'list';

const isSilent = (way: Way, { app, kind }: Subject) =>
  way.times !== undefined ||
  (way.fault === 'wrong-type' && hasNoType(kind)) ||
  // A page of a remote works without its styles.
  (kind === 'style' && app !== 'shell');

/** The first file of a page or a remote fails in every way, the others in one way per class. */
const FIRST_OF_CLASS = WAYS.filter(({ kind }, at) => WAYS.findIndex((way) => way.kind === kind) === at);
const waysOf = ({ app, kind, phase }: Subject): readonly Way[] =>
  (phase === 'boot' && app === 'shell') || (phase === 'navigation' && kind === 'entry') ? WAYS : FIRST_OF_CLASS;

export const CASES: readonly LoadingCase[] = SUBJECTS.flatMap((subject) =>
  waysOf(subject).map((way) => ({
    kind: kindOf(way, subject),
    phase: subject.phase,
    whose: subject.whose,
    how: way.times === undefined ? way.fault : `${way.fault}, ${way.times} times`,
    subject,
    way,
    isSilent: isSilent(way, subject),
  })),
);
