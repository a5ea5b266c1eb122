import type { Plugin } from 'vitest/config';

/** A bug that the histories must find: a change of the source. */
export interface SeededBug {
  name: string;
  from: string;
  to: string;
}

/** `import('./file.ts?bug=3')` gives the file with the bug of that number. */
export const seedBugs = (bugs: readonly SeededBug[]): Plugin => ({
  name: 'seed-bugs',
  enforce: 'pre',
  transform(code, id) {
    const [, number] = /\?bug=(\d+)$/.exec(id) ?? [];
    const bug = number && bugs[Number(number)];
    if (!bug) return;
    if (!code.includes(bug.from)) throw new Error(`“${bug.name}” is not found in ${id}: update its from`);
    return code.replace(bug.from, () => bug.to);
  },
});
