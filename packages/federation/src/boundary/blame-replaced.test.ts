import { expect, test } from 'vitest';
import { finish, only, RACING, startRacing } from '../fake/drive.ts';
import { B, C, makeRelease, publish, putBuild } from '../fake/fake-release.ts';

/** The builds that were reported for replaced functions. */
const blamed = (reports: { phase: string; errorClass: string; buildId: string }[]): string[] =>
  reports
    .filter(({ phase, errorClass }) => phase === 'init' && errorClass === 'contract')
    .map(({ buildId }) => buildId);

/** A page whose mf-racing replaces a function of the page when it loads. */
const startReplacing = () => {
  const started = startRacing();
  const { page } = started;
  const { script } = page.environment.tags;
  page.environment.tags.script = (request, done) => {
    page.replaced.push('window.fetch');
    return script(request, done);
  };
  return started;
};

test('[BUILTIN-2] operators are told of the build that replaced a function of the page, and the page goes on', async () => {
  const { page, boundary, reports } = startReplacing();
  expect((await finish(page, boundary.load(RACING))).value?.buildId).toBe(B);
  expect(blamed(reports)).toEqual([B]);
});

test('[BUILTIN-2] a build that replaces nothing is not blamed', async () => {
  const { page, boundary, reports } = startRacing();
  await finish(page, boundary.load(RACING));
  expect(blamed(reports)).toEqual([]);
});

test('[BUILTIN-2] a build that fails is told of, too', async () => {
  const { page, boundary, reports } = startReplacing();
  page.server.break(only('entry.js', 'throws'));
  expect((await finish(page, boundary.load(RACING))).error).toMatchObject({ name: 'RemoteUnavailable' });
  expect(blamed(reports)).toEqual([B]);
});

test('[BUILTIN-2] what was replaced before a load is the work of the build before, told once however much it is', async () => {
  const { page, boundary, reports } = startRacing();
  await finish(page, boundary.load(RACING));
  const next = makeRelease(page.server, 8, { [RACING]: putBuild(page.server, RACING, C) });
  publish(page.server, next);
  boundary.offer(next);
  page.replaced.push('JSON.parse');
  expect((await finish(page, boundary.replace(RACING))).value?.buildId).toBe(C);
  page.replaced.push('window.fetch');
  boundary.evict(RACING);
  await finish(page, boundary.load(RACING));
  expect(blamed(reports)).toEqual([B, C]);
});
