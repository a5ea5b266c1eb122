import { resolve } from 'node:path';
import { type CopyCount, copyStore } from '../copy/copy-store.ts';
import { quote } from '../overview/format.ts';
import { ReleaseError } from '../release-error.ts';
import { isBucketLocation } from '../store/objects/location.ts';
import { openStore } from '../store/open-store.ts';
import type { Session } from './session.ts';

const counted = ({ copied, kept }: CopyCount): string => `${copied} copied, ${kept} were there`;

/** `copy`: exit code 5 if any part of the copy cannot be proven. */
export const runCopy = async (session: Session, target: string): Promise<void> => {
  const { store, world } = session;
  const place = isBucketLocation(target) ? target : resolve(world.folder, target);
  const to = openStore(place, { trustedRoot: store.trustedRoot, environment: world.env });
  const copied = await copyStore(store, to);
  const { builds, releases, broken, verified } = copied;
  const bad = [...broken, ...verified].filter(({ problems }) => problems.length > 0);
  session.answer(
    { action: 'copy', changed: builds.copied + releases.copied > 0, from: store.place, to: to.place, ...copied },
    [
      `${store.place} -> ${to.place}`,
      `  builds    ${counted(builds)}`,
      `  releases  ${counted(releases)}`,
      ...bad.flatMap(({ what, problems }) => [`  BAD ${what}`, ...problems.map((problem) => `      ${problem}`)]),
      ...(bad.length === 0 ? [`  proven: ${verified.map(({ what }) => what).join(', ')}`] : []),
    ].join('\n'),
  );
  if (bad.length > 0) {
    throw new ReleaseError(
      'verification',
      `${bad.length} of the copy cannot be proven`,
      'Serve nothing from it. Mend the store that was copied (paddock verify), then copy again.',
    );
  }
  world.err(
    'Private keys were not copied. Changes since the copy began may be missing: stop all changes of the old store, and copy again.\n' +
      `Then start the edges with --data ${quote(target)}, and use it: export PADDOCK_DATA=${quote(target)}\n`,
  );
};
