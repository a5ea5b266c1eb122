import { ensureFirefox } from '@paddock/dev';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { type Clock, MACHINE_AHEAD_MS, shiftDate } from '../support/clock.ts';

/** A tab of a real Firefox, and all complaints of its console. */
export interface FirefoxPage {
  page: Page;
  complaints: string[];
}

/** Errors of Firefox itself. */
const NOT_OURS = [
  // A page that is left closes its open event stream.
  /^The connection to \S+\/paddock\/releases was interrupted while the page was loading/,
  // The hash of no bytes: a navigation cancelled the load of a file.
  /None of the “sha384” hashes .* The computed hash is “OLBgp1GsljhM2TJ\+sbHjaiH9txEUvgdDTAzHv2P24donTt6\/529l\+9Ua0vFImLlb”/,
  // Firefox's own code makes a date in the page and meets `shiftDate`, which it may not access.
  /Permission denied to access property "length"/,
];

/**
 * Starts a Firefox without a window, driven by WebDriver BiDi, because Playwright's Firefox is a
 * modified build.
 */
export const launchFirefox = (): Promise<Browser> =>
  puppeteer.launch({
    browser: 'firefox',
    // The ESR cannot set a viewport; the size of the window counts.
    defaultViewport: null,
    args: ['--width=1280', '--height=900'],
    executablePath: ensureFirefox(),
    extraPrefsFirefox: {
      // Some ways to a stream start the video without a press.
      'media.autoplay.default': 0,
      'intl.accept_languages': 'de-DE',
    },
  });

/**
 * Opens a tab that shares nothing with others. Its pages have this clock and an answered cookie
 * question.
 */
export async function openFirefoxPage(browser: Browser, url: string, { aheadMs }: Clock): Promise<FirefoxPage> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.evaluateOnNewDocument(shiftDate, aheadMs + MACHINE_AHEAD_MS);
  await context.setCookie({
    name: 'paddock_consent',
    value: 'essential.functional',
    domain: new URL(url).hostname,
    path: '/',
    secure: true,
  });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    if (!NOT_OURS.some((pattern) => pattern.test(message))) complaints.push(`uncaught: ${stack}`);
  });
  return { page, complaints };
}
