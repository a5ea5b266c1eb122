import { readRepositoryFile as read, repositoryFiles } from '../repository-files.ts';
import { report } from './report.ts';

/*
 * Checks that each requirement in `asvs.json` has a decision, or a promise that tests cite
 * (`check-promises.ts`).
 */

/**
 * A requirement of the standard, and how it is met: by promises, which tests cite, or by a
 * decision.
 */
export interface Requirement {
  id: string;
  level: number;
  /** The requirement in our words. */
  what: string;
  promises: readonly string[];
  /** Why it is not met literally, or how it is met if no test can show it. */
  decision?: string;
}

/** The number of requirements in each section of chapter V3, and for each level. */
const SECTIONS = [1, 3, 5, 8, 8, 1, 5];
const LEVELS = [8, 11, 12];

const IDS = SECTIONS.flatMap((count, section) =>
  Array.from({ length: count }, (_, at) => `3.${section + 1}.${at + 1}`),
);

/**
 * The problems of the list of requirements, a line each.
 * @param specs the texts of all SPEC.md files
 * @param decisions the text of DECISIONS.md
 */
export const asvsProblems = (requirements: readonly Requirement[], specs: string, decisions: string): string[] => {
  const ids = requirements.map(({ id }) => id);
  const problems = IDS.filter((id) => !ids.includes(id)).map((id) => `${id} is missing`);
  problems.push(
    ...ids.filter((id, at) => !IDS.includes(id) || ids.indexOf(id) !== at).map((id) => `${id} is too much`),
  );
  for (const [index, count] of LEVELS.entries()) {
    const found = requirements.filter(({ level }) => level === index + 1).length;
    if (found !== count) problems.push(`level ${index + 1} has ${count} requirements, not ${found}`);
  }
  for (const { id, promises, decision } of requirements) {
    if (promises.length === 0 && decision === undefined) problems.push(`${id} has neither a promise nor a decision`);
    for (const promise of promises) {
      if (!new RegExp(`(^\\| *|\\*\\*)${promise}\\b`, 'm').test(specs))
        problems.push(`${id}: nobody promises ${promise}`);
    }
    if (decision !== undefined && !decisions.includes(`\n## ${decision} `))
      problems.push(`${id}: there is no ${decision}`);
  }
  return problems;
};

if (import.meta.main) {
  const { requirements } = JSON.parse(read('packages/dev/src/checks/asvs.json')) as { requirements: Requirement[] };
  const specs = repositoryFiles().filter((file) => file.endsWith('/SPEC.md'));
  report(asvsProblems(requirements, specs.map(read).join('\n'), read('DECISIONS.md')));
}
