import { gzipSync } from 'node:zlib';
import { checkRelease, type GateBuild, type Trial } from '@paddock/release';
import type { Subject } from './subject.ts';

const gateBuild = ({ build, files }: Subject): GateBuild => ({
  build,
  broken: [],
  initialBytes: [build.entry, ...build.initial.js].reduce(
    (sum, file) => sum + gzipSync(files.get(file) ?? '').length,
    0,
  ),
});

/**
 * The gate's verdict on a release of the remote with the shell. It leaves out what the remote uses
 * of other remotes, which are unknown here.
 */
export const tryGate = (shell: Subject, remote: Subject): Trial => {
  const { name } = remote.build;
  const refusals = checkRelease({
    builds: { shell: gateBuild(shell), [name]: gateBuild(remote) },
    changed: [name],
    returnShell: null,
  }).filter(({ check }) => check !== 'uses');
  return refusals.length === 0
    ? { what: 'it is promoted', seen: 'nobody sees it yet', verdict: 'held', mend: null }
    : {
        what: 'it is promoted',
        seen: `the gate refuses it: ${refusals.map(({ why }) => why).join('; ')}`,
        verdict: 'broke',
        mend: refusals.map(({ mend }) => mend).join(' '),
      };
};
