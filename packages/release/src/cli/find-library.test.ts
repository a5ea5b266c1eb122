import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { Build } from '../record.ts';
import { writeBuild } from '../testing/make-build.ts';
import { openServing, type openTerminal } from '../testing/terminal.ts';
import { integrityOf } from '../trust/published-build.ts';

const billOf = ({ name, buildId }: Pick<Build, 'name' | 'buildId'>, components: object[]) =>
  JSON.stringify({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { name, version: buildId } },
    components,
  });

const valibot = (version: string) => ({ type: 'library', name: 'valibot', version });

/** Builds and publishes a remote with this bill of materials. */
const publishWith = async (
  { $, folder }: Awaited<ReturnType<typeof openTerminal>>,
  content: string,
  bill: (build: Build) => string,
) => {
  const { folder: dist, build } = await writeBuild(folder, 'mf-racing', content);
  const maps = join(dirname(dist), 'maps');
  await mkdir(maps, { recursive: true });
  await writeFile(join(maps, 'sbom.cdx.json'), bill(build));
  expect((await $('publish', dist)).code).toBe(0);
  const text = await readFile(join(folder, '.paddock/builds/mf-racing', build.buildId, 'publish.json'), 'utf8');
  return { buildId: build.buildId, statement: JSON.parse(text) };
};

test('[PUBLISH-23] the statement says what is in the build, and where it was built', async () => {
  const opened = await openServing({
    GITHUB_SERVER_URL: 'https://git.example',
    GITHUB_REPOSITORY: 'squad/racing',
    GITHUB_RUN_ID: '7',
  });
  const bill = (build: Build) => billOf(build, [valibot('1.5.0'), { group: '@scope', name: 'odds', version: '2.0.0' }]);
  const { buildId, statement } = await publishWith(opened, 'c', bill);
  expect(statement).toMatchObject({
    builder: 'https://git.example/squad/racing/actions/runs/7',
    bill: integrityOf(Buffer.from(bill({ name: 'mf-racing', buildId } as Build))),
    libraries: ['@scope/odds@2.0.0', 'valibot@1.5.0'],
  });
  const { $ } = opened;
  await $('promote', 'mf-racing', buildId);
  const [{ builds }] = JSON.parse((await $('status', '--json')).out).channels;
  expect(builds[1].published).toMatchObject({
    libraries: ['@scope/odds@2.0.0', 'valibot@1.5.0'],
    builder: statement.builder,
  });
  expect((await $('verify')).code).toBe(0);
});

test('[PUBLISH-23] a bill of another build, and what is none, say nothing', async () => {
  const opened = await openServing();
  const other = await publishWith(opened, 'c', () =>
    billOf({ name: 'mf-racing', buildId: '1.0.0-000000000000' }, [valibot('1.5.0')]),
  );
  expect(other.statement).not.toHaveProperty('libraries');
  const none = await publishWith(opened, 'd', () => '{}');
  expect(none.statement).not.toHaveProperty('bill');
  const many = Array.from({ length: 900 }, (_, at) => ({ name: `library-number-${at}`, version: '1.0.0' }));
  const long = await publishWith(opened, 'e', (build) => billOf(build, many));
  expect(long.statement).toMatchObject({ bill: expect.stringMatching(/^sha384-/) });
  expect(long.statement).not.toHaveProperty('libraries');
});

test('[CLI-31] find-library names the builds with a library, those that are served first, and those that say nothing', async () => {
  const opened = await openServing();
  const { $ } = opened;
  const old = await publishWith(opened, 'c', (build) => billOf(build, [valibot('1.4.0')]));
  const live = await publishWith(opened, 'd', (build) => billOf(build, [valibot('1.5.0')]));
  await $('promote', 'mf-racing', live.buildId);
  const table = (await $('find-library', 'valibot')).out.split('\n');
  expect(table[1]).toMatch(new RegExp(`^mf-racing +${live.buildId} +valibot@1\\.5\\.0 +live on production$`));
  expect(table[2]).toMatch(new RegExp(`^mf-racing +${old.buildId} +valibot@1\\.4\\.0$`));
  expect(table[3]).toMatch(/^3 builds do not say what is in them: /);
  const found = async (library: string) =>
    JSON.parse((await $('find-library', library, '--json')).out).uses.map(
      ({ buildId }: { buildId: string }) => buildId,
    );
  expect(await found('valibot@1.4.0')).toEqual([old.buildId]);
  expect(await found('valibot@^1.4.1')).toEqual([live.buildId]);
  expect(await found('vali')).toEqual([]);
  expect((await $('find-library', '@scope/odds')).out).toContain('No build says that it has @scope/odds.');
  await $('rollback', 'mf-racing', '--reason', 'x');
  await $('promote', 'mf-racing', old.buildId);
  expect((await $('find-library', 'valibot@1.4.0')).out).toContain('live on production');
});
