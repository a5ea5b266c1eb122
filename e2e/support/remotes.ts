import { expect, type Locator, type Page } from '@playwright/test';
import { logIn } from './log-in.ts';

/** How a customer reaches each remote, and its content. */
export interface RemoteCase {
  remote: string;
  /** The URLs of its files, in any build. */
  files: RegExp;
  /**
   * A small page of another remote that leads to it: Playwright scans all of it during the measured
   * time.
   */
  from: string;
  /** The control that opens it: a link of the main menu, or a panel's button. */
  opener: { role: 'link' | 'button'; name: string };
  /** A German text of it. */
  shows: string;
  /** Only for customers. */
  needsLogin?: true;
}

const filesOf = (remote: string) => new RegExp(`^/builds/${remote}/`);

export const REMOTES: RemoteCase[] = [
  {
    remote: 'mf-racing',
    files: filesOf('mf-racing'),
    from: '/password-recovery',
    opener: { role: 'link', name: 'Rennen' },
    shows: 'Rennen am',
  },
  {
    remote: 'mf-account',
    files: filesOf('mf-account'),
    from: '/password-recovery',
    opener: { role: 'link', name: 'Konto' },
    shows: 'Hier finden Sie Ihr Guthaben',
    needsLogin: true,
  },
  {
    remote: 'mf-registration',
    files: filesOf('mf-registration'),
    from: '/mehr',
    opener: { role: 'link', name: 'Registrieren' },
    shows: 'Hier eröffnen Sie Ihr Konto',
  },
  {
    remote: 'mf-messenger',
    files: filesOf('mf-messenger'),
    from: '/password-recovery',
    opener: { role: 'button', name: 'Liveticker' },
    shows: 'Meine Auswahl',
  },
  {
    remote: 'mf-streams',
    files: filesOf('mf-streams'),
    from: '/password-recovery',
    opener: { role: 'button', name: 'Livestream' },
    shows: 'Wählen Sie einen Stream',
    needsLogin: true,
  },
];

/** The shell's texts in German. */
export const SHELL_TEXTS = {
  failed: 'Dieser Bereich ist gerade nicht erreichbar',
  slow: 'Das dauert länger als sonst',
  newer: 'Eine neue Version ist da',
  takeOver: 'Jetzt übernehmen',
};

/** All pages without locale prefix, except single races and the 404. */
export const PAGES = ['/', '/races', '/results', '/user', '/register', '/newsletter', '/password-recovery'];

/** Opens the page that leads to a remote, logged in if needed. */
export async function visitBefore(page: Page, url: string, { from, needsLogin }: RemoteCase): Promise<void> {
  if (needsLogin) await logIn(page.context(), url);
  await page.goto(url + from);
}

/** Clicks the control that opens a remote: in the main menu or the header. */
export const openRemote = (page: Page, { opener }: RemoteCase): Promise<void> =>
  page.getByRole('banner').getByRole(opener.role, { name: opener.name, exact: true }).first().click();

/** The remote's own text on screen. */
export const contentOf = (page: Page, { shows }: RemoteCase): Locator => page.getByText(shows).first();

/** The shell works: its menu, its footer, its language switch. */
export async function expectShell(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('link', { name: 'English' })).toBeVisible();
}
