/** The `user-agent` of a request, as much of it as is stored. */
export const agentOf = (request: Request): string | null => request.headers.get('user-agent')?.slice(0, 300) ?? null;

/** In this order: most browsers name others too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const nameIn = (names: typeof browsers, agent: string | null): string | null =>
  names.find(([mark]) => agent !== null && mark.test(agent))?.[1] ?? null;

/** Browser and operating system, for people: a `user-agent` proves nothing. */
export const browserName = (agent: string | null): { browser: string | null; system: string | null } => ({
  browser: nameIn(browsers, agent),
  system: nameIn(systems, agent),
});
