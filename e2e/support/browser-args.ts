/** How every test and measurement of ours starts Chromium: without a sandbox, which CI does not allow, and silent towards its maker. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
