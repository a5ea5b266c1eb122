import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { startFaultProxy } from '@paddock/conform/faults';
import { packPlatform } from '@paddock/dev';
import { expect, type Page, test } from '@playwright/test';

// Packs the platform, installs it, and builds three apps.
test.describe.configure({ timeout: 600_000 });

const run = promisify(execFile);
const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 1, name });

/** npm waits five minutes for a missing answer; here it asks again after 20 s. */
const PATIENCE = ['--prefer-offline', '--fetch-timeout=20000', '--fetch-retries=8', '--no-audit'];

/** Like a newcomer, except for the packages, which are not in a registry yet. */
async function create(top: string): Promise<string> {
  const packed = join(top, 'packed');
  mkdirSync(packed);
  const tarballs = packPlatform(packed);
  await run('tar', ['xzf', tarballs.at(-1) ?? '', '-C', top]);
  const command = join(top, 'package/bin/create.js');
  await run(process.execPath, [command, 'shop'], { cwd: top });
  writeFileSync(join(top, 'packed.txt'), '');
  await expect(run(process.execPath, [command, 'shop'], { cwd: top })).rejects.toThrow(/not empty.*another folder/);
  await expect(run(process.execPath, [command, 'packed.txt'], { cwd: top })).rejects.toThrow(/is a file.*another/);

  const folder = join(top, 'shop');
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  expect(manifest.name).toBe('shop');
  manifest.overrides = {};
  for (const tarball of tarballs.slice(0, -1)) {
    const name = basename(tarball).replace(/^paddock-(.+)-\d.*$/, '@paddock/$1');
    manifest.overrides[name] = `file:${tarball}`;
    // Otherwise npm refuses to override a dependency of the root.
    if (manifest.devDependencies[name]) manifest.devDependencies[name] = `file:${tarball}`;
  }
  writeFileSync(file, JSON.stringify(manifest));
  await run('npm', ['install', ...PATIENCE], { cwd: folder, timeout: 400_000 });
  return folder;
}

/** Runs `npm start`, until it prints the address. */
async function start(folder: string) {
  const server = spawn('npm', ['start', '--', '--port', '0'], { cwd: folder, detached: true });
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (text) => {
        said += text;
        const [, found] = /edge: (http:\S+)\//.exec(said) ?? [];
        if (found) resolve(found);
      });
    server.on('exit', () => reject(new Error(`npm start ended:\n${said}`)));
  });
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => server.on('exit', resolve));
      // Ends npm and the processes that it started.
      process.kill(-(server.pid ?? 0), 'SIGTERM');
      await ended;
    },
  };
}

test('[CREATE-1] [CREATE-2] [CREATE-3] [CREATE-4] [CREATE-5] [CREATE-6] [CREATE-7] [CREATE-8] [CREATE-9] [CREATE-10] an empty folder becomes a shell with two remotes, served, changed and rolled back', async ({
  page,
}) => {
  const heard: string[] = [];
  page.on('console', (message) => heard.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => heard.push(error.message));
  const top = mkdtempSync(join(tmpdir(), 'paddock-create-'));
  const folder = await test.step('written and installed', () => create(top));
  expect(existsSync(join(folder, '.gitignore'))).toBe(true);
  const types = run('npm', ['run', 'types'], { cwd: folder });
  const server = await test.step('npm start', () => start(folder));
  await types;

  try {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(server.url);
    await expect(heading(page, 'Pots that are thrown once')).toBeVisible();
    // The catalogue's slot, its page, and the link to the remote built with stock webpack.
    await page.getByRole('link', { name: 'Round jug' }).click();
    await expect(heading(page, 'Round jug')).toBeVisible();
    await page.getByRole('link', { name: 'Put into the cart' }).click();
    await expect(heading(page, 'Your cart')).toBeVisible();
    await expect(page.getByText('Total €62.00')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByRole('navigation').getByRole('link', { name: 'Pieces' }).click();
    await expect(heading(page, 'All pieces')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();

    await test.step('a change of one remote reaches the open tab, and goes again', async () => {
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      const file = join(folder, 'catalogue/src/pieces/pieces.route.tsx');
      writeFileSync(file, readFileSync(file, 'utf8').replace('<h1>All pieces', '<h1>All six pieces'));
      await run('npm', ['run', 'deploy', 'catalogue'], { cwd: folder });
      await expect(heading(page, 'All six pieces')).toBeVisible();
      await run('npx', ['paddock', 'rollback', 'catalogue', '--reason', 'e2e'], { cwd: folder });
      await expect(heading(page, 'All pieces')).toBeVisible();
      const { stdout } = await run('npm', ['run', 'deploy', 'catalogue'], { cwd: folder });
      expect(stdout).toMatch(
        /catalogue@\S+ was served before, so it is not promoted\. To serve it again: npx paddock promote/,
      );
      await expect(run('npm', ['run', '--silent', 'deploy', 'nope'], { cwd: folder })).rejects.toMatchObject({
        stderr: 'nope is no app. Apps: shell, catalogue, cart\n',
      });
      const status = await run('npx', ['paddock', 'status'], { cwd: folder });
      expect(status.stdout).toMatch(/cart +\S+ +unproven, foreign/);
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    });
    await test.step('a build that is a canary is not deployed, also when it was stopped', async () => {
      const file = join(folder, 'catalogue/src/pieces/pieces.route.tsx');
      writeFileSync(file, readFileSync(file, 'utf8').replace('<h1>All six pieces', '<h1>All new pieces'));
      await run('npm', ['run', 'build', '--workspace', 'catalogue'], { cwd: folder });
      const published = await run('npx', ['paddock', 'publish', 'catalogue/dist', '--json'], { cwd: folder });
      const { buildId } = JSON.parse(published.stdout);
      const canary = (...words: string[]) =>
        run('npx', ['paddock', 'canary', ...words, '--reason', 'e2e'], { cwd: folder });
      await canary('start', 'catalogue', buildId, '--share', '5%');
      const during = await run('npm', ['run', 'deploy'], { cwd: folder });
      expect(during.stdout).toContain(`catalogue@${buildId} is a canary`);
      await canary('stop', 'catalogue');
      const after = await run('npm', ['run', 'deploy', 'catalogue'], { cwd: folder });
      expect(after.stdout).toContain(`catalogue@${buildId} was served before`);
      await expect(heading(page, 'All pieces')).toBeVisible();
    });
    await test.step('a new remote is written, deployed, and in the open tab', async () => {
      const create = (name: string) => run('npm', ['run', 'create-remote', name], { cwd: folder });
      await expect(create('catalogue')).rejects.toThrow(/exists already/);
      await expect(create('../club')).rejects.toThrow(/npm run create-remote <name>/);
      await create('book-club');
      await run('npm', ['install', ...PATIENCE], { cwd: folder, timeout: 400_000 });
      await Promise.all([
        run('npm', ['run', 'deploy', 'book-club'], { cwd: folder }),
        run('npm', ['run', 'types'], { cwd: folder }),
      ]);
      const menu = page.getByRole('navigation');
      // The tab hears of the release meanwhile; a page that is opened after it has the entry.
      await expect(async () => {
        for (const name of ['Cart', 'Pieces']) await menu.getByRole('link', { name }).click();
        await expect(menu.getByRole('link', { name: 'Book Club' })).toBeVisible({ timeout: 500 });
      }).toPass();
      await menu.getByRole('link', { name: 'Book Club' }).click();
      await expect(heading(page, 'Book Club')).toBeVisible();
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    });
    expect(heard).toEqual([]);

    await test.step('a broken remote leaves the rest whole, and comes back', async () => {
      const faulty = await startFaultProxy(server.url);
      faulty.break(/^\/builds\/(catalogue|cart)\//, 'not-found');
      await page.goto(faulty.url);
      await expect(page.getByRole('heading', { level: 2, name: 'This part is not available' })).toBeVisible();
      await expect(heading(page, 'Pots that are thrown once')).toBeVisible();
      await page.getByRole('link', { name: 'Cart' }).click();
      await expect(heading(page, 'This part is not available')).toBeVisible();
      await expect(page.getByText(/Support code CAR-/)).toBeVisible();
      faulty.heal();
      await expect(heading(page, 'Your cart')).toBeVisible({ timeout: 30_000 });
      await page.close();
      await faulty.stop();
    });
  } finally {
    await server.stop();
    rmSync(top, { recursive: true, force: true });
  }
});
