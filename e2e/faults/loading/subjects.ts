import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { openRace, winOdds } from '../../betting/bets.ts';
import { FIRST_FILES } from '../../support/first-files.ts';
import { logIn } from '../../support/log-in.ts';
import { ROOT } from '../../support/next-build.ts';
import { contentOf, openRemote, REMOTES, type RemoteCase, SHELL_TEXTS, visitBefore } from '../../support/remotes.ts';
import type { Phase } from '../fault-case.ts';

export type FileKind = 'entry' | 'list' | 'texts' | 'chunk' | 'style';

/** A file that can fail, and how a customer comes to need it. */
export interface Subject {
  app: string;
  kind: FileKind;
  phase: Phase;
  /** The file and its purpose, in words. */
  whose: string;
  /** Matches its URL, which contains a hash of its content in remotes. */
  url: RegExp;
  /** Prepares the page before the fault. */
  before?(page: Page, url: string): Promise<void>;
  /** Performs the action that needs the file. */
  open(page: Page, url: string): Promise<void>;
  /** The content that is missing without it. */
  content(page: Page): Locator;
  /** Messages that are allowed meanwhile. */
  words: readonly string[];
  /** Expects that the customer's earlier input is still there. */
  kept?(page: Page): Promise<void>;
}

interface Built {
  messages: { de: string[] };
  initial: { js: string[] };
  claims: { routes: { path: string; files: string[] }[] };
}

const REMOTE_WORDS = [SHELL_TEXTS.failed, SHELL_TEXTS.slow];

const built = (app: string): Built => JSON.parse(readFileSync(join(ROOT, app, 'dist/build.json'), 'utf8'));
const lastOf = (files: readonly string[] = [], ending: string) => files.filter((file) => file.endsWith(ending)).at(-1);

/** Matches the URL of a file in any build, with or without a hash: `9561.js`, `9561.<hash>.js`. */
const addressOf = (app: string, file: string): RegExp => {
  const [name, ending] = file.split('.');
  return new RegExp(`^/builds/${app}/(.*[/.-])?${name}\\b[^/]*\\.${ending}\\b`);
};

const entryOf = (app: string) => addressOf(app, 'entry.js');
const listOf = (app: string) => addressOf(app, 'build.json');
const textsOf = (app: string) => addressOf(app, built(app).messages.de[0] ?? '');
const filesOfPage = (app: string, path: string) => built(app).claims.routes.find((route) => route.path === path)?.files;
const chunkOf = (app: string, path: string) => addressOf(app, lastOf(filesOfPage(app, path), '.js') ?? '');
const styleOf = (app: string, path: string) => addressOf(app, lastOf(filesOfPage(app, path), '.css') ?? '');
const initialOf = (app: string) => addressOf(app, built(app).initial.js[0] ?? '');

/** The page of each remote that has one without parameters. */
const PAGE_OF: Record<string, string> = {
  'mf-racing': '/races',
  'mf-account': '/user',
  'mf-registration': '/register/v3/start',
};

const filesOf = ({ remote }: RemoteCase): [FileKind, RegExp][] => {
  const path = PAGE_OF[remote];
  return [
    ['entry', entryOf(remote)],
    ['list', listOf(remote)],
    ['texts', textsOf(remote)],
    ['chunk', path ? chunkOf(remote, path) : initialOf(remote)],
    ...(path ? [['style', styleOf(remote, path)] as [FileKind, RegExp]] : []),
  ];
};

/** Files that are needed by a navigation within the product. */
const atNavigation = REMOTES.flatMap((remote) =>
  filesOf(remote).map(
    ([kind, url]): Subject => ({
      app: remote.remote,
      kind,
      phase: 'navigation',
      whose: `the ${kind} of ${remote.remote}`,
      url,
      before: (page, origin) => visitBefore(page, origin, remote),
      open: (page) => openRemote(page, remote),
      content: (page) => contentOf(page, remote),
      words: REMOTE_WORDS,
    }),
  ),
);

/** Files of the first page of a visit, which the edge preloads. */
const atBoot = REMOTES.filter(({ remote }) => PAGE_OF[remote]).flatMap((remote) =>
  filesOf(remote)
    .filter(([kind]) => kind === 'entry' || kind === 'chunk')
    .map(
      ([kind, url]): Subject => ({
        app: remote.remote,
        kind,
        phase: 'boot',
        whose: `the ${kind} of ${remote.remote}`,
        url,
        before: (page, origin) => (remote.needsLogin ? logIn(page.context(), origin) : Promise.resolve()),
        open: async (page, origin) => {
          await page.goto(origin + PAGE_OF[remote.remote], { waitUntil: 'commit' });
        },
        content: (page) => contentOf(page, remote),
        words: REMOTE_WORDS,
      }),
    ),
);

/** The first files of a page of the shell. */
const SHELL_FILES: Record<string, [FileKind, RegExp]> = {
  'the entry': ['entry', addressOf('shell', 'main.js')],
  'the texts': ['texts', textsOf('shell')],
  'the chunk of a page': ['chunk', chunkOf('shell', '/news')],
  'the stylesheet': ['style', addressOf('shell', 'main.css')],
};
const ofShell = FIRST_FILES.filter(({ file }) => SHELL_FILES[file]).map(
  ({ file, path, shows, words }): Subject => ({
    app: 'shell',
    kind: SHELL_FILES[file]?.[0] ?? 'entry',
    phase: 'boot',
    whose: `${file} of the shell`,
    url: SHELL_FILES[file]?.[1] ?? /$^/,
    open: async (page, origin) => {
      await page.goto(origin + path, { waitUntil: 'commit' });
    },
    content: (page) =>
      shows
        ? page.getByRole('main').getByText(shows).first()
        : page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('list').first(),
    words,
  }),
);

const mainLink = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();

/** A chunk of the next page of an app that already runs. */
const inOpenTab: Subject[] = [
  {
    app: 'mf-racing',
    kind: 'chunk',
    phase: 'open tab',
    whose: 'the chunk of the results',
    url: chunkOf('mf-racing', '/results'),
    before: async (page, origin) => {
      await page.goto(`${origin}/races`);
      await page.getByText('Rennen am').first().waitFor();
    },
    open: (page) => mainLink(page, 'Ergebnisse').click(),
    content: (page) => page.getByRole('heading', { level: 1, name: /^Ergebnisse/ }),
    words: REMOTE_WORDS,
  },
  {
    app: 'mf-account',
    kind: 'chunk',
    phase: 'open tab',
    whose: 'the chunk of the bets',
    url: chunkOf('mf-account', '/user/bets'),
    before: async (page, origin) => {
      await logIn(page.context(), origin);
      await page.goto(`${origin}/user`);
      await page.getByText('Hier finden Sie Ihr Guthaben').first().waitFor();
    },
    open: (page) => mainLink(page, 'Meine Wetten').click(),
    content: (page) => page.getByRole('heading', { level: 1, name: 'Meine Wetten' }),
    words: REMOTE_WORDS,
  },
  {
    app: 'shell',
    kind: 'chunk',
    phase: 'open tab',
    whose: 'the chunk of the news',
    url: chunkOf('shell', '/news'),
    before: async (page, origin) => {
      await page.goto(`${origin}/mehr`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
    open: (page) => mainLink(page, 'Neuigkeiten').click(),
    content: (page) => page.getByRole('heading', { level: 1, name: 'Neuigkeiten' }),
    words: REMOTE_WORDS,
  },
];

/** Meanwhile the slip contains a ticket. */
const withSlip = REMOTES.filter(({ remote }) => remote !== 'mf-racing').map(
  (remote): Subject => ({
    app: remote.remote,
    kind: 'entry',
    phase: 'slip',
    whose: `the entry of ${remote.remote}`,
    url: entryOf(remote.remote),
    before: async (page, origin) => {
      if (remote.needsLogin) await logIn(page.context(), origin);
      await page.goto(`${origin}/race/${await openRace(page.context(), { url: origin })}`);
      await winOdds(page).first().click();
      await winOdds(page).and(page.locator('[aria-pressed=true]')).waitFor();
    },
    open: (page) => openRemote(page, remote),
    content: (page) => contentOf(page, remote),
    words: REMOTE_WORDS,
    kept: async (page) => {
      if (remote.opener.role === 'link') await page.goBack();
      await winOdds(page).and(page.locator('[aria-pressed=true]')).waitFor();
    },
  }),
);

/**
 * The customer has typed the amount of a deposit. mf-messenger is left out: the page already has
 * it.
 */
const withPayment = REMOTES.filter(({ remote }) => remote === 'mf-streams').map(
  (remote): Subject => ({
    app: remote.remote,
    kind: 'entry',
    phase: 'payment',
    whose: `the entry of ${remote.remote}`,
    url: entryOf(remote.remote),
    before: async (page, origin) => {
      await logIn(page.context(), origin);
      await page.goto(`${origin}/user/payin`);
      await page.getByRole('button', { name: '25 €' }).click();
      await page.getByRole('button', { name: '25,00 € einzahlen' }).waitFor();
    },
    open: (page) => openRemote(page, remote),
    content: (page) => contentOf(page, remote),
    words: REMOTE_WORDS,
    kept: (page) => page.getByRole('button', { name: '25,00 € einzahlen' }).waitFor(),
  }),
);

export const SUBJECTS: readonly Subject[] = [
  ...ofShell,
  ...atBoot,
  ...atNavigation,
  ...inOpenTab,
  ...withSlip,
  ...withPayment,
];
