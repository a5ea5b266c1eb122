import type { Conformance, Trial } from '@paddock/release';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { type Fault, startFaultProxy } from './fault-proxy.ts';
import { leftOn, type OpenPage, openPage, type Seen } from './page-at.ts';
import { openStage, type Stage } from './stage.ts';
import { classOf, FILE_CLASSES, type FileClass, nextOf, type Subject, throwing } from './subject.ts';
import { type Left, watchPage } from './watch-page.ts';

declare const window: Window & { __conform__: { begin(): void } };

/** The faults of a file on its way, in words. */
export const FAULTS: readonly (readonly [Fault, string])[] = [
  ['not-found', 'answered 404'],
  ['server-error', 'answered 500'],
  ['html', 'answered with HTML'],
  ['cut', 'cut off in the middle'],
  ['tampered', 'altered by one bit'],
  ['reset', 'reset by the network'],
  ['hang-before-headers', 'never answered'],
];
const CLASS_WORDS: Record<FileClass, string> = { entry: 'entry', script: 'other scripts', style: 'styles' };

const SHOWN_MS = 20_000;
/** By then the shell says that the page is still loading. */
const SLOW_MS = 6_000;
const HEALED_MS = 15_000;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** One line about what a customer sees. */
const say = ({ failed, words, title }: Seen, ok: Seen): string =>
  words === '' ? 'nothing' : !failed && title === ok.title ? 'the page' : `“${words}”`;

interface Rig {
  stage: Stage;
  subject: Subject;
  path: string;
  prefix: string;
  context(): Promise<BrowserContext>;
}

/** Opens the page without a fault; the other trials compare with it. */
const openWell = async (rig: Rig): Promise<{ trial: Trial; ok: Seen | null }> => {
  const open = await openPage(await rig.context(), rig.stage.url + rig.path, rig.prefix);
  const script = `script[data-build][src*="${rig.prefix}"]`;
  const came = await open.page.waitForSelector(script, { state: 'attached', timeout: SHOWN_MS }).catch(() => null);
  const took = came && (await open.until(({ title, failed }) => title !== '' && !failed, SHOWN_MS));
  // Late content counts too: an error about missing data, a lazy part.
  await open.page.waitForTimeout(1_000);
  const seen = await open.see();
  await open.close();
  if (took !== null && !seen.failed)
    return { trial: { what: 'its page is opened', seen: `“${seen.words}”`, verdict: 'held', mend: null }, ok: seen };
  const elsewhere =
    'It never ran there. Name a page that shows it without a login: --open /tips. Its data: --api <origin>.';
  const mend = came ? 'Its page throws: see it in a browser, in development.' : elsewhere;
  return {
    trial: { what: 'its page is opened', seen: say(seen, { ...seen, title: '\n' }), verdict: 'broke', mend },
    ok: null,
  };
};

/** The page must recover without a reload of the document. If not, says what to mend. */
const judgeHealing = (healed: number | null, reloads: number): Pick<Trial, 'verdict' | 'mend'> => {
  if (healed === null)
    return {
      verdict: 'broke',
      mend: 'It keeps the failure: an import() whose promise is stored, or React.lazy outside of a page. Import again each time.',
    };
  if (reloads > 0)
    return { verdict: 'broke', mend: 'The document was loaded again: its code calls location.reload().' };
  return { verdict: 'held', mend: null };
};

const tryFault = async (
  rig: Rig,
  ok: Seen,
  kind: FileClass,
  faulty: Awaited<ReturnType<typeof startFaultProxy>>,
  [fault, words]: (typeof FAULTS)[number],
): Promise<Trial> => {
  const { build } = rig.subject;
  const entry = `/builds/${build.name}/${build.buildId}/${build.entry}`;
  const endings: Record<FileClass, string> = {
    entry: `${entry}(\\?|$)`,
    script: `(?!${entry})${rig.prefix}.*\\.js(\\?|$)`,
    style: `${rig.prefix}.*\\.css(\\?|$)`,
  };
  const ofKind = new RegExp(`^${endings[kind]}`);
  const isHang = fault === 'hang-before-headers';
  // Only one file hangs: six would occupy all HTTP/1.1 connections, and the browser would ask for
  // nothing more.
  const hanging = ok.files.find((path) => ofKind.test(path));
  faulty.break(isHang && hanging ? new RegExp(`^${hanging.replace(/\W/g, '\\$&')}(\\?|$)`) : ofKind, fault);
  const open = await openPage(await rig.context(), faulty.url + rig.path, rig.prefix);
  try {
    const isWell = ({ failed, title }: Seen) => !failed && title === ok.title;
    await open.until((seen) => seen.failed || isWell(seen), isHang ? SLOW_MS : SHOWN_MS);
    const seen = await open.see();
    const before = open.loads();
    faulty.heal();
    const healed = await open.until((now) => isWell(now) && now.styles >= ok.styles, HEALED_MS);
    const what = `its ${CLASS_WORDS[kind]}: ${isHang && kind !== 'entry' ? 'one ' : ''}${words}`;
    const back = healed === null ? 'and does not come back' : `back ${seconds(healed)} after the fault`;
    if (ok.frame !== '' && seen.frame !== ok.frame)
      return {
        what,
        seen: 'no frame around it',
        verdict: 'broke',
        mend: 'It breaks the shell: it must not change anything outside of its place.',
      };
    if (seen.words === '')
      return {
        what,
        seen: 'nothing in its place',
        verdict: 'broke',
        mend: 'The shell shows nothing while it waits, or after a failure: show a message there within 4 s.',
      };
    if (isWell(seen) && kind !== 'style' && seen.styles >= ok.styles)
      return { what, seen: 'the page: it does not need them', verdict: 'held', mend: null };
    const without = isWell(seen) ? 'the page without its styles' : say(seen, ok);
    return { what, seen: `${without}; ${back}`, ...judgeHealing(healed, open.loads() - before) };
  } finally {
    faulty.heal();
    await open.close();
  }
};

/** Tries each fault on one class of files, one after the other. */
const tryFaults = async (rig: Rig, ok: Seen, kind: FileClass, tell: (trial: Trial) => void): Promise<void> => {
  if (!Object.keys(rig.subject.build.files).some((file) => classOf(rig.subject.build, file) === kind))
    return tell({ what: `its ${CLASS_WORDS[kind]}`, seen: 'it has none', verdict: 'note', mend: null });
  const faulty = await startFaultProxy(rig.stage.url);
  try {
    for (const fault of FAULTS) tell(await tryFault(rig, ok, kind, faulty, fault));
  } finally {
    await faulty.stop();
  }
};

const countBy = (names: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};

/** The listeners and timers that became more. */
const more = (before: Left, after: Left): string[] => {
  const had = countBy(before.listeners);
  const listeners = [...countBy(after.listeners)].filter(([name, count]) => count > (had.get(name) ?? 0));
  const timers = after.timers > before.timers ? [`${after.timers - before.timers} timers`] : [];
  return [...listeners.map(([name]) => `a listener of ${name}`), ...timers];
};

/** Globals that the remote's files name. This excludes the shell's own late ones. */
const ownGlobals = ({ build, files }: Subject, globals: readonly string[]): string[] => {
  const code = [...files]
    .filter(([file]) => file.endsWith('.js'))
    .map(([, bytes]) => Buffer.from(bytes).toString('utf8'));
  return globals.filter((name) => !name.includes(build.buildId.slice(-12)) && code.some((text) => text.includes(name)));
};

const judgeLeft = (rig: Rig, first: Left, second: Left): Trial => {
  const what = 'it is visited and left, twice';
  const grown = more(first, second);
  if (grown.length > 0)
    return {
      what,
      seen: `each visit leaves ${grown.join(', ')}`,
      verdict: 'broke',
      mend: 'End them where the page ends: the cleanup of the effect, or unmount.',
    };
  const kept = [
    ...more({ listeners: [], timers: 0, reached: [], globals: [] }, first),
    ...ownGlobals(rig.subject, second.globals).map((name) => `the global ${name}`),
  ];
  if (kept.length > 0) return { what, seen: `it leaves behind, once: ${kept.join(', ')}`, verdict: 'note', mend: null };
  return { what, seen: 'nothing is left behind', verdict: 'held', mend: null };
};

const REACHED_MEND = 'Give titles and addresses to the shell (a head of the claim, its router), and styles as files.';

const judgeReached = ({ reached }: Left, unlayered: string[]): Trial => {
  const what = 'it stays in its place';
  const all = [...reached, ...unlayered.map((rule) => `a style outside of its layer: ${rule}`)];
  return all.length > 0
    ? { what, seen: `past the shell: ${all.join(', ')}`, verdict: 'broke', mend: REACHED_MEND }
    : { what, seen: 'title, address and styles are the shell’s', verdict: 'held', mend: null };
};

/** Rules of the remote's stylesheets outside any cascade layer, 40 characters of each. */
const unlayeredOn = ({ page }: OpenPage, prefix: string): Promise<string[]> =>
  page.evaluate(
    (prefix) =>
      [...document.styleSheets]
        .filter(({ href }) => href?.includes(prefix))
        .flatMap(({ cssRules }) => [...cssRules])
        .filter((rule) => rule instanceof CSSStyleRule || rule instanceof CSSGroupingRule)
        .filter((rule) => !(rule instanceof CSSLayerBlockRule))
        .map(({ cssText }) => cssText.slice(0, 40)),
    prefix,
  );

const tryVisits = async (rig: Rig, ok: Seen, tell: (trial: Trial) => void): Promise<void> => {
  const { build } = rig.subject;
  const elsewhere = rig.path === '/' ? '/paddock-conform' : '/';
  const context = await rig.context();
  await context.addInitScript(`(${watchPage.toString()})(${JSON.stringify(rig.prefix)})`);
  const open = await openPage(context, rig.stage.url + elsewhere, rig.prefix);
  const isWell = ({ failed, title }: Seen) => !failed && title === ok.title;
  const visit = async (): Promise<boolean> => {
    await open.go(rig.path);
    return (await open.until(isWell, SHOWN_MS)) !== null;
  };
  const leave = async (): Promise<Left> => {
    await open.go(elsewhere);
    await open.until(({ title }) => title !== ok.title, SHOWN_MS);
    return leftOn(open);
  };
  try {
    await open.until(({ title }) => title !== '', SHOWN_MS);
    await open.page.waitForTimeout(1_000);
    await open.page.evaluate(() => window.__conform__.begin());
    if (!(await visit()))
      return tell({
        what: 'it is visited from another page',
        seen: say(await open.see(), ok),
        verdict: 'broke',
        mend: 'See it in a browser, in development: go there from another page.',
      });
    await open.page.waitForTimeout(500);
    const unlayered = await unlayeredOn(open, rig.prefix);
    const first = await leave();
    await visit();
    const second = await leave();
    tell(judgeReached(second, unlayered));
    tell(judgeLeft(rig, first, second));

    await visit();
    const loads = open.loads();
    await rig.stage.serve(nextOf(rig.subject, 'next'));
    const tagOf = (id: string) => `[data-build$="${id}"]`;
    const swapped = async (ms: number) =>
      open.page
        .waitForFunction(
          ([next, old]) => document.querySelector(next as string) && !document.querySelector(old as string),
          [tagOf(nextOf(rig.subject, 'next').build.buildId), tagOf(build.buildId)],
          { timeout: ms },
        )
        .then(
          () => true,
          () => false,
        );
    let when = 'at once';
    if (!(await swapped(8_000))) {
      when = 'at the next page';
      await leave();
      await visit();
    }
    const isSwapped = (await swapped(8_000)) && (await open.until(isWell, SHOWN_MS)) !== null && open.loads() === loads;
    const third = await leave();
    const grown = more(second, third);
    tell(
      !isSwapped
        ? {
            what: 'another build of it is promoted',
            seen: `${say(await open.see(), ok)}; the old build still runs`,
            verdict: 'broke',
            mend: 'It holds unsaved work, or its code loads the document again.',
          }
        : grown.length > 0
          ? {
              what: 'another build of it is promoted',
              seen: `swapped ${when}; the old build leaves ${grown.join(', ')}`,
              verdict: 'note',
              mend: 'Listeners and timers that start with the code, not with a page, never end: start them in the page.',
            }
          : {
              what: 'another build of it is promoted',
              seen: `swapped ${when}; the old one is gone`,
              verdict: 'held',
              mend: null,
            },
    );
  } finally {
    await open.close();
  }
};

/** Promotes a build that throws, then rolls back. */
const tryThrowing = async (rig: Rig, ok: Seen, kind: FileClass, tell: (trial: Trial) => void): Promise<void> => {
  const { build } = rig.subject;
  if (!Object.keys(build.files).some((file) => classOf(build, file) === kind)) return;
  await rig.stage.serve(throwing(rig.subject, kind));
  const open = await openPage(await rig.context(), rig.stage.url + rig.path, rig.prefix);
  const isWell = ({ failed, title }: Seen) => !failed && title === ok.title;
  await open.until((seen) => seen.failed || isWell(seen), SHOWN_MS);
  const seen = await open.see();
  const loads = open.loads();
  await rig.stage.serve(rig.subject);
  const healed = await open.until(isWell, HEALED_MS);
  const what = `its ${CLASS_WORDS[kind]}: a build that throws`;
  const words = isWell(seen)
    ? 'the page, of the build before'
    : `${say(seen, ok)}; back ${healed === null ? 'never' : `${seconds(healed)} after the rollback`}`;
  tell({ what, seen: words, ...judgeHealing(healed, open.loads() - loads) });
  await open.close();
};

/** Tries a build in Chromium, with a shell, on a local edge. */
export const tryInBrowser = async (
  executablePath: string,
  subject: Subject,
  path: string,
  { shell, apiOrigin, tell }: Parameters<Conformance['conform']>[0],
): Promise<void> => {
  const root = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser: Browser = await chromium.launch({
    executablePath,
    args: [...root, '--disable-gpu', '--no-first-run'],
  });
  const stage = await openStage(shell, subject, apiOrigin);
  const rig: Rig = {
    stage,
    subject,
    path,
    prefix: `/builds/${subject.build.name}/`,
    context: () => browser.newContext({ locale: 'de-DE' }),
  };
  try {
    const { trial, ok } = await openWell(rig);
    tell(trial);
    if (!ok) return;
    await Promise.all(FILE_CLASSES.map((kind) => tryFaults(rig, ok, kind, tell)));
    await tryVisits(rig, ok, tell);
    await stage.serve(subject);
    for (const kind of ['entry', 'script'] as const) await tryThrowing(rig, ok, kind, tell);
  } finally {
    await browser.close();
    await stage.stop();
  }
};
