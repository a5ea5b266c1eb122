import { defineConfig, type Plugin } from 'vitest/config';
import { SEEDED_BUGS } from './src/product/outbox/testing/seeded-bugs.ts';

/** `import('./file.ts?bug=3')` gives the file with that bug. */
const seedBugs: Plugin = {
  name: 'seed-bugs',
  enforce: 'pre',
  transform(code, id) {
    const [, number] = /\?bug=(\d+)$/.exec(id) ?? [];
    const bug = number && SEEDED_BUGS[Number(number)];
    if (!bug) return;
    if (!code.includes(bug.from)) throw new Error(`“${bug.name}” has no place in ${id}: say where it is now`);
    return code.replace(bug.from, () => bug.to);
  },
};

// A machine that does much else at once is slow, not wrong.
export default defineConfig({
  plugins: [seedBugs],
  test: { environment: 'jsdom', testTimeout: 30_000, setupFiles: './src/testing/browser-request.ts' },
});
