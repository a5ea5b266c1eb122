import { readRepositoryFile as read, repositoryFiles } from '../repository-files.ts';
import { asvsProblems, type Requirement } from './asvs-problems.ts';

/**
 * Checks that each requirement in `asvs.json` has a decision, or a promise that tests cite
 * (`check-promises.ts`).
 */
const { requirements } = JSON.parse(read('packages/dev/src/asvs/asvs.json')) as { requirements: Requirement[] };
const specs = repositoryFiles().filter((file) => file.endsWith('/SPEC.md'));
const problems = asvsProblems(requirements, specs.map(read).join('\n'), read('DECISIONS.md'));
for (const problem of problems) console.error(problem);
const decided = requirements.filter(({ decision }) => decision !== undefined).length;
console.log(
  `${requirements.length} requirements of ASVS V3, ${decided} of them with a decision, ${problems.length} problems`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
