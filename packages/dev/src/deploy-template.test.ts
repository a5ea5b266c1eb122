import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { writeBuild } from '@paddock/release/testing';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './root.ts';

/** A folder with the template's deploy.ts and these apps, whose builds the test writes. */
const createShop = (...apps: string[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'paddock-shop-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(root, 'packages/create-paddock/template/deploy.ts'), join(folder, 'deploy.ts'));
  const shop = { name: 'shop', type: 'module', workspaces: apps };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(shop));
  for (const name of apps) {
    mkdirSync(join(folder, name));
    const scripts = { build: 'true' };
    writeFileSync(join(folder, name, 'package.json'), JSON.stringify({ name, version: '1.0.0', scripts }));
  }
  const PATH = [join(root, 'packages/dev/node_modules/.bin'), process.env.PATH].join(delimiter);
  const run = (program: string, ...words: string[]) =>
    execFileSync(program, words, { cwd: folder, encoding: 'utf8', env: { ...process.env, PATH } });
  return {
    /** Replaces the app's build. Returns its id. */
    build: async (name: string, content: string): Promise<string> => {
      const made = await writeBuild(join(folder, 'made'), name, content);
      rmSync(join(folder, name, 'dist'), { recursive: true, force: true });
      renameSync(made.folder, join(folder, name, 'dist'));
      return made.build.buildId;
    },
    paddock: (...words: string[]) => run('paddock', ...words),
    deploy: () => run(process.execPath, 'deploy.ts'),
    live: (name: string): string => JSON.parse(run('paddock', 'history', '--json')).releases[0].builds[name].buildId,
  };
};

test('[CREATE-10] deploy leaves the build of a canary to it, also when it was stopped, and promotes what else has changed', {
  timeout: 240_000,
}, async () => {
  const { build, paddock, deploy, live } = createShop('shell', 'catalogue');
  await build('shell', 'a');
  const old = await build('catalogue', 'old');
  deploy();
  const next = await build('catalogue', 'next');
  paddock('publish', 'catalogue/dist');
  paddock('canary', 'start', 'catalogue', next, '--share', '5%', '--reason', 'test');

  const shell = await build('shell', 'b');
  const isDecidedFirst = `catalogue@${next} is a canary, which is decided first: npx paddock canary finish|stop catalogue`;
  expect(deploy()).toContain(isDecidedFirst);
  expect([live('shell'), live('catalogue')]).toEqual([shell, old]);
  await build('catalogue', 'after next');
  expect(deploy()).toContain(isDecidedFirst);
  expect(live('catalogue')).toBe(old);

  paddock('canary', 'stop', 'catalogue', '--reason', 'test');
  await build('catalogue', 'next');
  expect(deploy()).toContain(`catalogue@${next} was served before, so it is not promoted.`);
  expect(live('catalogue')).toBe(old);
});
