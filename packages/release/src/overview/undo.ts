import type { Change } from '../change/apply-change.ts';
import { RENDERING } from '../record/frozen.ts';
import type { LiveBuild } from '../record.ts';
import { formatShare } from './format.ts';

const WHY = ['--reason', '<why>'];

const shareFlag = (share: number): string[] => ['--share', formatShare(share).replace(' ', '')];

/** The words of the command that undoes a canary's start, new share or hold. */
const undoCanary = (name: string, { canary: before }: LiveBuild, { canary: after }: LiveBuild): string[] => {
  if (!before) return ['canary', 'stop', name];
  if (before.share !== after?.share) return ['canary', 'widen', name, ...shareFlag(before.share)];
  return ['canary', 'hold', name, ...(after.held ? ['--end'] : [])];
};

/** The words that say what a freeze is about: nothing for the whole channel. */
const scopeOf = (about = '*'): string[] => (about === RENDERING ? ['--render'] : about === '*' ? [] : [about]);

/** Formats a command line, to copy. */
export type WriteCommand = (...words: string[]) => string;

/**
 * The command that undoes a change; `null` for a vouch, and if several changed names were not
 * served before.
 */
export const undoOf = (
  command: WriteCommand,
  { release, previous }: Pick<Change, 'release' | 'previous'>,
): string | null => {
  if (release.action === 'freeze') return command('unfreeze', ...scopeOf(release.about), ...WHY);
  if (release.action === 'unfreeze') return command('freeze', ...scopeOf(release.about), ...WHY);
  const [withdrawn = ''] = release.action === 'withdraw' ? release.changed : [];
  const taken = previous?.builds[withdrawn];
  if (taken) return command('promote', `${withdrawn}@${taken.buildId}`);
  const [only = ''] = release.changed.length === 1 && release.changed[0] !== 'shell' ? release.changed : [];
  if (previous && only && !previous.builds[only]) return command('withdraw', only, ...WHY);
  const steps = release.changed.flatMap((name) => {
    const [before, after] = [previous?.builds[name], release.builds[name]];
    return before && after ? [{ name, before, after }] : [];
  });
  const [first] = steps;
  if (!previous || !first || steps.length < release.changed.length) return null;
  const { name, before, after } = first;
  if (release.action === 'canary') return command(...undoCanary(name, before, after), ...WHY);
  if (release.action === 'promote') {
    const back = steps.length === 1 ? [name, '--to', before.buildId] : ['--release', String(previous.sequence)];
    return command('rollback', ...back, ...WHY);
  }
  const moved = steps.filter((step) => step.before.buildId !== step.after.buildId);
  if (moved.length > 0) return command('promote', ...moved.map((step) => `${step.name}@${step.before.buildId}`));
  const { canary } = before;
  if (!canary || steps.length > 1) return null;
  return command('canary', 'start', name, canary.build.buildId, ...shareFlag(canary.share), ...WHY);
};
