import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { integrityOf } from '@paddock/release';
import type { Build } from '@paddock/release/record';
import { nextDist, ROOT } from './next-build.ts';
import { REMOTES } from './remotes.ts';

const HOST = '@paddock/host';

/**
 * Copies a build: its shell provides this version of the host, or its remote needs it. With a
 * facade the shell also provides the current version. Returns the folder.
 */
async function withHost(dist: string, folder: string, version: string, hasFacade: boolean): Promise<string> {
  const build = JSON.parse(await readFile(join(dist, 'build.json'), 'utf8')) as Build;
  const isShell = build.name === 'shell';
  const old = build.buildId.slice(-12);
  const hash = createHash('sha256').update(`${build.buildId} ${version}`).digest('hex').slice(0, 12);
  const rename = (text: string) => text.replaceAll(old, hash);
  const { contract } = build;
  const listed = `"${HOST}":[{version:"${contract}"`;
  const provide = (text: string) => {
    const from = text.indexOf(listed);
    if (from < 0) return text;
    const end = text.indexOf('}}]', from) + 2;
    const rest = text.slice(from + listed.length, end);
    const versions = hasFacade ? [version, contract] : [version];
    const list = versions.map((each) => `{version:"${each}"${rest}`);
    return `${text.slice(0, from)}"${HOST}":[${list}${text.slice(end)}`;
  };
  const out = join(folder, build.name);
  const files: Build['files'] = {};
  for (const file of Object.keys(build.files)) {
    const bytes = await readFile(join(dist, file));
    const edited = file.endsWith('.js') ? Buffer.from(provide(rename(bytes.toString()))) : bytes;
    files[file] = { integrity: integrityOf(edited), size: edited.length };
    await mkdir(dirname(join(out, file)), { recursive: true });
    await writeFile(join(out, file), edited);
  }
  const facades = isShell && hasFacade ? { facades: [contract] } : {};
  const wanted = isShell ? version : `^${version}`;
  const renamed = JSON.parse(rename(JSON.stringify({ ...build, files: {} }))) as Build;
  const next: Build = { ...renamed, ...facades, files, contract: wanted, shared: { ...build.shared, [HOST]: wanted } };
  await writeFile(join(out, 'build.json'), JSON.stringify(next));
  return out;
}

/**
 * The folders of a shell with the next major version of the host, and of each remote's next build,
 * which needs it. With a facade the shell provides both majors.
 */
export async function nextMajors(folder: string, { hasFacade = false } = {}): Promise<string[]> {
  const shell = join(ROOT, 'shell/dist');
  const { contract } = JSON.parse(await readFile(join(shell, 'build.json'), 'utf8')) as Build;
  const version = `${Number.parseInt(contract, 10) + 1}.0.0`;
  const dists = [shell, ...REMOTES.map(({ remote }) => nextDist(remote))];
  return Promise.all(dists.map((dist) => withHost(dist, folder, version, hasFacade)));
}
