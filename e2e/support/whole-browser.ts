import { BROWSER_ARGS } from './browser-args.ts';

/**
 * `test.use(WHOLE_BROWSER)`: Chromium with what the headless shell lacks, such as the system's
 * notifications, and with the back/forward cache, which Playwright turns off.
 */
export const WHOLE_BROWSER = {
  launchOptions: {
    args: BROWSER_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
  },
};
