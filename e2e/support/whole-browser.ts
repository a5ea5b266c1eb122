import { BROWSER_ARGS } from './browser-args.ts';

/**
 * `test.use(WHOLE_BROWSER)`: Chromium with all that the headless shell lacks, such as the
 * back/forward cache, which Playwright turns off, and the system's notifications.
 */
export const WHOLE_BROWSER = {
  launchOptions: {
    args: BROWSER_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
  },
};
