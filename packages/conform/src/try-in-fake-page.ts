import { createBoundary, createFederationRuntime, installLoader, parseRemoteModule } from '@paddock/federation';
import { createFakePage, type Fault, makeRelease, ORIGIN, publish } from '@paddock/federation/fake';
import { createFakeRealm, fakeLibrary, integrityOf, type Trial } from '@paddock/release';
import { createBundlerRuntime } from '@paddock/release/bundler-runtime';
import { type Build, fileUrl, servedUrl } from '@paddock/release/record';
import { nextOf, type Subject } from './subject.ts';

const FAULTS: readonly (readonly [Fault, string])[] = [
  ['not-found', 'answered 404'],
  ['server-error', 'answered 500'],
  ['html', 'answered with HTML'],
  ['altered', 'altered'],
  ['reset', 'reset by the network'],
  ['hang', 'never answered'],
  ['throws', 'throws'],
];
const FIRST = 1;
/** The longest wait, in steps of the page's own clock. */
const STEPS = 600;
const STEP_MS = 100;

/**
 * A page without a browser in which a boundary can load a remote; its libraries are fakes in the
 * shell's versions.
 */
const openFakePage = (shell: Build, { build, files }: Subject) => {
  const realm = createFakeRealm(ORIGIN);
  const page = createFakePage({ globals: realm.globals });
  const shares = Object.fromEntries(
    Object.entries(shell.shared).map(([key, version]) => {
      const library = fakeLibrary();
      return [key, { [version]: { get: () => () => library, from: 'shell' } }];
    }),
  );
  realm.globals.__paddock_federation__ = {
    runtime: {},
    bundlerRuntime: createBundlerRuntime(shares),
    bundlerRuntimeOptions: {},
    shares,
  };
  const put = (each: Subject): Build => {
    for (const [file, bytes] of each.files) {
      const body = Buffer.from(bytes).toString('utf8');
      const type = file.endsWith('.js') ? 'text/javascript' : file.endsWith('.css') ? 'text/css' : 'image/png';
      page.server.put(servedUrl(each.build, file, integrityOf(bytes)), {
        body,
        type,
        ...(file.endsWith('.js') && {
          run: (_: unknown, { url, chunks = [] }: { url: string; chunks?: unknown[] }) =>
            realm.run(body, { src: url.replace(/\?.*/, ''), chunks }),
        }),
      });
    }
    const body = JSON.stringify(each.build);
    page.server.put(fileUrl(each.build.name, each.build.buildId, 'build.json'), { body, type: 'application/json' });
    return each.build;
  };
  const releaseOf = (sequence: number, made: Build) =>
    makeRelease(page.server, sequence, {
      [made.name]: { ...made, digest: integrityOf(Buffer.from(JSON.stringify(made))) },
    });
  const release = releaseOf(FIRST, put({ build, files }));
  publish(page.server, release);
  const options = { release, environment: page.environment, report: () => {}, vote: () => {} };
  const boundary = createBoundary({
    ...options,
    loader: installLoader(options),
    runtime: createFederationRuntime(shares),
    provided: {
      host: [shell.contract],
      libraries: Object.fromEntries(Object.entries(shell.shared).map(([key, version]) => [key, [version]])),
    },
    parseModule: parseRemoteModule,
    hasUnsavedWork: () => true,
    locale: () => 'de',
  });
  /** Advances the page's clock until `is` holds. Returns the ms; null if it never held. */
  const until = async (is: () => boolean): Promise<number | null> => {
    for (let step = 0; step < STEPS; step += 1) {
      if (is()) return step * STEP_MS;
      await page.clock.advance(STEP_MS);
    }
    return null;
  };
  const state = () => boundary.state(build.name);
  return {
    page,
    boundary,
    state,
    until,
    load: () => void boundary.load(build.name).catch(() => {}),
    ended: () => ['loaded', 'gave-up'].includes(state().name),
    /** Makes another build of the remote live. */
    swap: (next: Subject) => {
      const newer = releaseOf(FIRST + 1, put(next));
      publish(page.server, newer);
      boundary.offer(newer);
      return boundary.replace(build.name);
    },
  };
};

/**
 * Tries a build without a browser: whether the boundary can load it, how it reports each fault of
 * the files needed before a page, and whether it is swapped. It renders nothing.
 */
export const tryInFakePage = async (shell: Build, subject: Subject, tell: (trial: Trial) => void): Promise<void> => {
  const { build } = subject;
  const well = openFakePage(shell, subject);
  well.load();
  const took = await well.until(well.ended);
  const isLoaded = well.state().name === 'loaded';
  const code = well.boundary.supportCodeOf(build.name);
  tell({
    what: 'it is loaded',
    seen: isLoaded ? 'its module' : took === null ? 'nothing' : `the failure, with the code ${code}`,
    verdict: isLoaded ? 'held' : 'broke',
    mend: isLoaded ? null : 'Compare contract and shared of its build.json with what the shell provides.',
  });
  if (!isLoaded) return;

  const asked = [...new Set(well.page.server.requests.filter(({ via }) => via === 'script').map(({ url }) => url))];
  const entry = asked.filter((url) => url.endsWith(`/${build.entry}`));
  const others = asked.filter((url) => !entry.includes(url));
  for (const [words, urls] of [
    ['entry', entry],
    ['other scripts', others],
  ] as const)
    for (const [fault, how] of urls.length > 0 ? FAULTS : []) {
      const { page, boundary, state, load, ended, until } = openFakePage(shell, subject);
      page.server.break(({ url }) => (urls.includes(url.replace(/\?.*/, '')) ? fault : 'ok'));
      load();
      await until(ended);
      const said = boundary.supportCodeOf(build.name);
      page.server.mend();
      // The boundary watches for a failed file to heal. After a build that throws, the page must
      // ask again.
      if (fault === 'throws') load();
      else boundary.watchForHealing(build.name);
      const healed = await until(() => state().name === 'loaded');
      tell({
        what: `its ${words}: ${how}`,
        seen: `the failure, with the code ${said}; ${healed === null ? 'and does not come back' : `back ${(healed / 1000).toFixed(1)} s after the fault`}`,
        verdict: healed === null ? 'broke' : 'held',
        mend: healed === null ? 'Its entry cannot run twice: it must not define anything that exists already.' : null,
      });
    }

  const swapped = await Promise.race([
    well.swap(nextOf(subject, 'next')).then(
      () => true,
      () => false,
    ),
    well.until(() => false).then(() => false),
  ]);
  const isLeft = well.page.tags.some(({ build: of }) => of.endsWith(build.buildId));
  tell({
    what: 'another build of it is promoted',
    seen: swapped && !isLeft ? 'swapped; the old one is gone' : 'the old build still runs',
    verdict: swapped && !isLeft ? 'held' : 'broke',
    mend:
      swapped && !isLeft ? null : 'Two builds of it collide: only the entry may name its container and chunk array.',
  });
};
