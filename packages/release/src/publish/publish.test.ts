import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { addKey, integrityOf, promote, publishBuild, readPolicy, readSigningKey } from '@paddock/release';
import type { BuildRef, HeadedClaim } from '@paddock/release/record';
import { describe, expect, test } from 'vitest';
import { makeBuild, writeBuild } from '../testing/make-build.ts';
import { makeStore, NOW } from '../testing/make-store.ts';
import { readBuild } from '../trust/published-build.ts';
import { signRecord } from '../trust/signing.ts';
import { verifyBuild } from '../trust/verify-store.ts';

const large = 'x = 1;'.repeat(200);

describe('publish', () => {
  test('[PUBLISH-1] [PUBLISH-2] stores every listed file of the build, and a signed statement of its origin', async () => {
    const { store, operator, folder } = await makeStore();
    const { folder: dist, build } = await writeBuild(folder, 'mf-racing', large);
    await writeFile(join(dist, 'mf-manifest.json'), 'a tool wrote this');
    const commit = 'c'.repeat(40);
    const { changed, digest } = await publishBuild(store, operator, dist, { commit, lockfile: 'f'.repeat(64) });
    expect(changed).toBe(true);
    const { statement } = await readBuild(store, await readPolicy(store), build);
    expect(statement).toMatchObject({ who: 'olga', at: NOW.toISOString(), commit, lockfile: 'f'.repeat(64), digest });
    expect(await readdir(join(store.folder, 'builds/mf-racing', build.buildId), { recursive: true })).not.toContain(
      'mf-manifest.json',
    );
    expect(await verifyBuild(store, build)).toMatchObject({ problems: [] });
  });

  test('[PUBLISH-3] stores compressed variants beside the files that they make smaller', async () => {
    const { store, publish } = await makeStore();
    const build = await publish('mf-racing', large);
    const read = async (file: string) => store.readBuildFile('mf-racing', build.buildId, file);
    const plain = Buffer.from((await read('entry.js')) ?? '');
    expect(brotliDecompressSync((await read('entry.js.br')) ?? '')).toEqual(plain);
    expect(gunzipSync((await read('entry.js.gz')) ?? '')).toEqual(plain);
    expect(await read('page.css.br')).toBeNull();
  });

  test('[PUBLISH-4] a compressed variant with other content is found', async () => {
    const { store, publish } = await makeStore();
    const build = await publish('mf-racing', large);
    await writeFile(join(store.folder, 'builds/mf-racing', build.buildId, 'entry.js.br'), 'evil');
    expect((await verifyBuild(store, build)).problems).toEqual(['entry.js.br does not hold what entry.js does']);
  });

  test('[PUBLISH-5] [PUBLISH-6] the same build again is a no-op; another build under its id is refused', async () => {
    const { store, operator, folder, publish } = await makeStore();
    const build = await publish('mf-racing', 'a');
    const { folder: dist } = await writeBuild(folder, 'mf-racing', 'a');
    const later = { ...operator, who: 'otto' };
    expect(await publishBuild(store, later, dist)).toMatchObject({ changed: false });
    expect((await readBuild(store, await readPolicy(store), build)).statement.who).toBe('olga');
    await writeBuild(folder, 'mf-racing', 'a', { contract: '^1.1.0' });
    await expect(publishBuild(store, operator, dist)).rejects.toMatchObject({ kind: 'refused', exitCode: 4 });
  });

  test.each([
    ['page.css', 'evil', 'page.css has 4 bytes, not'],
    ['entry.js.br', 'evil', 'entry.js.br does not hold what entry.js does'],
    ['build.json', '{}', 'cannot be trusted'],
  ])('[PUBLISH-28] the same build again fails where the store has another %s of it', async (file, content, problem) => {
    const { store, operator, folder, publish } = await makeStore();
    const build = await publish('mf-racing', large);
    const { folder: dist } = await writeBuild(folder, 'mf-racing', large);
    const place = join(store.folder, 'builds/mf-racing', build.buildId);
    await writeFile(join(place, file), content);
    await expect(publishBuild(store, operator, dist)).rejects.toMatchObject({
      kind: 'verification',
      message: expect.stringContaining(problem),
    });
    await rm(place, { recursive: true });
    expect(await publishBuild(store, operator, dist)).toMatchObject({ changed: true });
    expect(await verifyBuild(store, build)).toMatchObject({ problems: [] });
  });

  test('[PUBLISH-29] the same build again is stored anew where gc removes its old copy meanwhile', async () => {
    const { store, operator, folder, publish } = await makeStore();
    const build = await publish('mf-racing', large);
    const { folder: dist } = await writeBuild(folder, 'mf-racing', large);
    let isRemoved = false;
    const collected: typeof store = {
      ...store,
      readBuildFile: async (name, buildId, file) => {
        const bytes = await store.readBuildFile(name, buildId, file);
        if (!isRemoved) await rm(join(store.folder, 'builds/mf-racing', buildId), { recursive: true });
        isRemoved = true;
        return bytes;
      },
    };
    expect(await publishBuild(collected, operator, dist)).toMatchObject({ changed: true });
    expect(await verifyBuild(store, build)).toMatchObject({ problems: [] });
  });

  test('[PUBLISH-7] publishers at the same time store it once', async () => {
    const { store, operator, folder } = await makeStore();
    const { folder: dist } = await writeBuild(folder, 'mf-racing', 'a');
    const outcomes = await Promise.all([1, 2, 3].map(() => publishBuild(store, operator, dist)));
    expect(outcomes.filter(({ changed }) => changed)).toHaveLength(1);
    expect(await readdir(join(store.folder, 'tmp'))).toEqual([]);
  });

  test.each([
    ['a file is missing', 'js/page.js', null, 'js/page.js is missing'],
    ['a file is cut off', 'page.css', 'p', 'page.css has 1 bytes, not'],
    ['a file is altered', 'page.css', '@layer mf-racing { p { color: RED } }', 'page.css has other bytes'],
    ['build.json is no build', 'build.json', '{"schema":1}', 'build.json: name: is missing'],
    ['build.json is cut off', 'build.json', '{"schema":1', 'build.json: is not JSON'],
  ])('[PUBLISH-8] refuses a folder where %s, and stores nothing', async (_, file, content, why) => {
    const { store, operator, folder } = await makeStore();
    const { folder: dist } = await writeBuild(folder, 'mf-racing', 'a');
    const path = join(dist, file);
    if (content === null) await rm(path);
    else await writeFile(path, content);
    await expect(publishBuild(store, operator, dist)).rejects.toMatchObject({
      kind: 'verification',
      exitCode: 5,
      message: expect.stringContaining(why),
    });
    expect(await store.listBuilds()).toEqual([]);
  });

  test('[PUBLISH-15] refuses a build whose head names what its page does not have', async () => {
    const { store, operator, folder } = await makeStore();
    const routes: HeadedClaim[] = [{ path: '/race/:id', files: [], reads: [], head: { title: { de: ['{{name}}'] } } }];
    const claims = { routes, navigation: [], panels: [], modals: [], slots: [] };
    const { folder: dist } = await writeBuild(folder, 'mf-racing', 'a', { claims });
    await expect(publishBuild(store, operator, dist)).rejects.toMatchObject({
      kind: 'verification',
      message: expect.stringContaining('claims.routes[0].head: names name, but has no read'),
    });
    expect(await store.listBuilds()).toEqual([]);
  });

  test.each([
    ['reads', { reads: ['/api/v1/races/:id', '/api/%2e%2e/dev/outbox'] }],
    ['head.read', { head: { read: '/api/%2e%2e/dev/outbox', hidden: true } }],
    ['head.listed.read', { head: { listed: { read: '/api/%2e%2e/dev/outbox', path: '/race/{{id}}' } } }],
  ])('[PUBLISH-31] refuses a build whose %s leaves /api, and stores nothing', async (_, claimed) => {
    const { store, operator, folder } = await makeStore();
    const routes: HeadedClaim[] = [{ path: '/race/:id', files: [], reads: [], ...claimed }];
    const claims = { routes, navigation: [], panels: [], modals: [], slots: [] };
    const { folder: dist } = await writeBuild(folder, 'mf-racing', 'a', { claims });
    await expect(publishBuild(store, operator, dist)).rejects.toMatchObject({
      kind: 'verification',
      message: expect.stringContaining('/race/:id reads /api/%2e%2e/dev/outbox, which is not below /api/'),
    });
    expect(await store.listBuilds()).toEqual([]);
  });

  test.each(['/api', '/api/horses', '/builds/:id', '/paddock/*'])(
    '[PUBLISH-27] refuses a build that claims the page %s, and stores nothing',
    async (path) => {
      const { store, operator, folder } = await makeStore();
      const claims = { routes: [{ path, files: [], reads: [] }], navigation: [], panels: [], modals: [], slots: [] };
      const { folder: dist } = await writeBuild(folder, 'mf-racing', 'a', { claims });
      await expect(publishBuild(store, operator, dist)).rejects.toMatchObject({
        kind: 'verification',
        message: expect.stringContaining(`claims the page ${path}, but the edge answers /`),
      });
      expect(await store.listBuilds()).toEqual([]);
    },
  );

  test.each([
    [['publish.json/x.js'], 'publish.json/x.js and publish.json'],
    [['Build.json/x.js'], 'Build.json/x.js and build.json'],
    [['entry.js.br/x.js'], 'entry.js.br/x.js and entry.js.br'],
    [['Entry.JS'], 'Entry.JS and entry.js'],
    [['JS/page.js'], 'JS/page.js and js/page.js'],
    [['PUBLISH.JSON'], 'PUBLISH.JSON and publish.json'],
    [['js/page.js/x.js'], 'js/page.js/x.js and js/page.js'],
    [['entry.js.GZ'], 'entry.js.GZ and entry.js.gz'],
  ])('[PUBLISH-11] refuses a build with %s, whose place is taken, and stores nothing', async (extra, names) => {
    const { store, operator, folder } = await makeStore();
    const bytes = Buffer.from('a = 1;');
    const added = Object.fromEntries(
      extra.map((file) => [file, { integrity: integrityOf(bytes), size: bytes.length }]),
    );
    const { files } = makeBuild('mf-racing', large).build;
    const { folder: dist } = await writeBuild(folder, 'mf-racing', large, { files: { ...files, ...added } });
    const refusal = {
      kind: 'verification',
      exitCode: 5,
      message: expect.stringContaining(`${names} cannot both be stored`),
      mend: expect.stringContaining('Rename'),
    };
    await expect(publishBuild(store, operator, dist, { dryRun: true })).rejects.toMatchObject(refusal);
    await expect(publishBuild(store, operator, dist)).rejects.toMatchObject(refusal);
    expect(await store.listBuilds()).toEqual([]);
  });

  test('[PUBLISH-11] stores a build whose names only look alike', async () => {
    const { store, operator, folder } = await makeStore();
    const bytes = Buffer.from('a = 1;');
    const added = Object.fromEntries(
      ['js/build.json', 'js/publish.json', 'js/entry.js', 'entry.js-br/x.js', 'brass.br.js'].map((file) => [
        file,
        { integrity: integrityOf(bytes), size: bytes.length },
      ]),
    );
    const { files } = makeBuild('mf-racing', large).build;
    const { folder: dist, build } = await writeBuild(folder, 'mf-racing', large, { files: { ...files, ...added } });
    for (const file of Object.keys(added)) {
      await mkdir(dirname(join(dist, file)), { recursive: true });
      await writeFile(join(dist, file), bytes);
    }
    expect(await publishBuild(store, operator, dist)).toMatchObject({ changed: true });
    expect((await verifyBuild(store, build)).problems).toEqual([]);
  });

  test('[PUBLISH-12] replaces an empty folder', async () => {
    const { store, operator, folder } = await makeStore();
    const { folder: dist, build } = await writeBuild(folder, 'mf-racing', 'a');
    await mkdir(join(store.folder, 'builds/mf-racing', build.buildId), { recursive: true });
    expect(await publishBuild(store, operator, dist)).toMatchObject({ changed: true });
    expect((await verifyBuild(store, build)).problems).toEqual([]);
  });

  test.each([
    ['a folder without build.json', (place: string) => mkdir(join(place, 'js'), { recursive: true })],
    ['a file', (place: string) => mkdir(dirname(place), { recursive: true }).then(() => writeFile(place, 'x'))],
  ])('[PUBLISH-13] fails and stores nothing where %s is in the way', async (_, block) => {
    const { store, operator, folder } = await makeStore();
    const { folder: dist, build } = await writeBuild(folder, 'mf-racing', 'a');
    await block(join(store.folder, 'builds/mf-racing', build.buildId));
    await expect(publishBuild(store, operator, dist)).rejects.toMatchObject({
      kind: 'storage',
      message: expect.stringContaining(build.buildId),
    });
    expect(await readdir(join(store.folder, 'tmp'))).toEqual([]);
  });

  test('[PUBLISH-9] a folder without build.json is not found', async () => {
    const { store, operator, folder } = await makeStore();
    await expect(publishBuild(store, operator, folder)).rejects.toMatchObject({ kind: 'not-found', exitCode: 3 });
  });

  test('[PUBLISH-10] keeps source maps and the bill of materials apart from the served files', async () => {
    const { store, operator, folder } = await makeStore();
    const { folder: dist, build } = await writeBuild(folder, 'mf-racing', 'a');
    const maps = join(dist, '../maps');
    await mkdir(join(maps, 'js'), { recursive: true });
    for (const file of ['js/page.js.map', 'sbom.cdx.json', 'other.json']) await writeFile(join(maps, file), '{}');
    await publishBuild(store, operator, dist, { maps });
    const kept = join(store.folder, 'maps/mf-racing', build.buildId);
    expect((await readdir(kept)).sort()).toEqual(['js', 'sbom.cdx.json']);
    expect(await readFile(join(kept, 'js/page.js.map'), 'utf8')).toBe('{}');
    for (const file of ['js/page.js.map', 'sbom.cdx.json'])
      expect(await store.readBuildFile('mf-racing', build.buildId, file)).toBeNull();
  });

  test('[TRUST-26] [TRUST-27] a build whose statement was exchanged, or signed by a key without the right, is refused', async () => {
    const { store, root, folder, publish } = await makeStore();
    const [a, b] = [await publish('mf-racing', 'a'), await publish('mf-racing', 'b')];
    const path = (buildId: string) => join(store.folder, 'builds/mf-racing', buildId, 'publish.json');
    await writeFile(path(a.buildId), await readFile(path(b.buildId)));
    expect((await verifyBuild(store, a)).problems).toEqual([
      expect.stringContaining('was altered after it was published'),
    ]);

    await addKey(store, root, 'squad', join(folder, 'squad.key'), {
      publish: ['mf-streams'],
      promote: [],
      rollback: [],
    });
    const statement = JSON.parse(await readFile(path(b.buildId), 'utf8'));
    const key = readSigningKey(await readFile(join(folder, 'squad.key'), 'utf8'));
    await writeFile(
      path(b.buildId),
      JSON.stringify({ ...statement, signature: signRecord('publish', statement, key) }),
    );
    expect((await verifyBuild(store, b)).problems).toEqual([
      expect.stringContaining('the key squad may not publish mf-racing'),
    ]);
  });

  test('[TRUST-26] [TRUST-28] a changed statement is refused, and so is another build than the release names', async () => {
    const { store, operator, publish } = await makeStore();
    const [shell, racing] = [await publish('shell', 'a'), await publish('mf-racing', 'a')];
    const { release } = await promote(store, operator, { channel: 'production', targets: [shell, racing] });
    const path = (file: string) => join(store.folder, 'builds/mf-racing', racing.buildId, file);
    const statement = JSON.parse(await readFile(path('publish.json'), 'utf8'));
    await writeFile(path('publish.json'), JSON.stringify({ ...statement, who: 'nobody' }));
    expect((await verifyBuild(store, racing)).problems).toEqual([
      expect.stringContaining('the signature of its publish.json is wrong'),
    ]);

    const other = Buffer.from(JSON.stringify({ ...racing, contract: '^1.1.0' }));
    const restated = { ...statement, digest: integrityOf(other) };
    await writeFile(path('build.json'), other);
    await writeFile(
      path('publish.json'),
      JSON.stringify({ ...restated, signature: signRecord('publish', restated, operator.key) }),
    );
    const named = { name: 'mf-racing', ...(release.builds['mf-racing'] as BuildRef) };
    await expect(readBuild(store, await readPolicy(store), named)).rejects.toMatchObject({
      kind: 'verification',
      message: expect.stringContaining('it is not the build that the release names'),
    });
  });

  test('[TRUST-24] [TRUST-25] private keys are readable by their owner only, and never overwritten', async () => {
    const { store, root } = await makeStore();
    expect((await stat(join(store.folder, 'keys/operator.key'))).mode & 0o777).toBe(0o600);
    const path = join(store.folder, 'keys/operator.key');
    const rights = { publish: [], promote: [], rollback: [] };
    await expect(addKey(store, root, 'second', path, rights)).rejects.toMatchObject({ kind: 'precondition' });
  });
});
