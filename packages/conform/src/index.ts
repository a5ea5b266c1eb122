import { existsSync } from 'node:fs';
import type { Conformance } from '@paddock/release';
import { chromium } from 'playwright-core';
import { readSubject } from './subject.ts';
import { tryGate } from './try-gate.ts';
import { tryInBrowser } from './try-in-browser.ts';
import { tryInFakePage } from './try-in-fake-page.ts';

/** The path of `CHROMIUM`, or of the Chromium that Playwright installed; null if there is none. */
const findChromium = (): string | null =>
  [process.env.CHROMIUM, chromium.executablePath()].find((path) => path && existsSync(path)) ?? null;

/** An address for a claim such as `/tips/:id?`: required parameters become 1, optional ones go. */
const addressOf = (claim: string): string =>
  claim
    .split('/')
    .filter((part) => !part.endsWith('?') && !part.startsWith('*'))
    .map((part) => (part.startsWith(':') ? '1' : part))
    .join('/') || '/';

/** Tries the faults of a remote in the shell. */
export const conform: Conformance['conform'] = async (given) => {
  const subject = await readSubject(given.folder);
  const shell = await readSubject(given.shell);
  given.tell(tryGate(shell, subject));
  const browser = given.browser ? findChromium() : null;
  const first = subject.build.claims.routes[0];
  const path = given.open ?? (first ? addressOf(first.path) : null);
  if (browser !== null && path !== null) {
    await tryInBrowser(browser, subject, path, given);
    return { browser, untried: null };
  }
  await tryInFakePage(shell.build, subject, given.tell);
  const why =
    browser === null
      ? 'There is no Chromium: name one with CHROMIUM'
      : 'It claims no page: name one that shows it with --open';
  return { browser: null, untried: `${why}. Not tried: its pages, styles, and what it leaves behind when they end.` };
};
