import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { doorProblems } from './check-doors.ts';
import { report } from './report.ts';
import { givenNames, LIST, listedNames, majorAndMinor, namesToKeep } from './shared-names.ts';

/*
 * Checks the names that remotes import from the shell at run time against the committed list. A
 * listed name must stay until the contract has a new major, since older builds of remotes run in
 * newer shells. A new name raises the contract's minor, so that the gate refuses a remote that uses
 * it beside an older shell. With `--write` it writes the list.
 */

const WRITE = 'node packages/dev/src/checks/check-shared-names.ts --write';
const VERSION = 'of `version` in packages/host/package.json';

/** The problems of the names, a line each. @param folder the repository's */
export function sharedNameProblems(folder: string): string[] {
  const problems = changeProblems(folder);
  if (problems.length > 0 || listedNames(folder).contract === givenNames(folder).contract) return problems;
  return [`${LIST} is of an earlier contract\n  Run \`${WRITE}\`, and commit the list.`];
}

/** The problems that a new list would not solve. */
function changeProblems(folder: string): string[] {
  const listed = listedNames(folder);
  const given = givenNames(folder);
  const isOther = majorAndMinor(listed.contract).join() !== majorAndMinor(given.contract).join();
  const gone = namesToKeep(folder).filter((one) => !given.names.includes(one));
  const added = isOther ? [] : given.names.filter((one) => !listed.names.includes(one));
  return [
    ...gone.map(
      (one) =>
        `${one}: gone, but older builds of remotes import it from the shell\n  Export it again under this name. To remove it, raise the major ${VERSION} (D-48, D-55) and run \`${WRITE}\`.`,
    ),
    ...added.map(
      (one) =>
        `${one}: new, so a remote that imports it needs a shell that has it\n  Raise the minor ${VERSION} and run \`${WRITE}\`.`,
    ),
  ];
}

/** Writes the list, unless there is a problem. @param folder the repository's */
export function writeSharedNames(folder: string): string[] {
  // A listed name stays, so a name that nobody uses must not get into the list.
  const problems = [...doorProblems(folder), ...changeProblems(folder)];
  if (problems.length === 0) writeFileSync(join(folder, LIST), `${JSON.stringify(givenNames(folder), null, 2)}\n`);
  return problems;
}

if (import.meta.main) report(process.argv.includes('--write') ? writeSharedNames(root) : sharedNameProblems(root));
