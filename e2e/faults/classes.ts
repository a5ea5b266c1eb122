/** Tests outside of `e2e/faults` that prove promises of a `SPEC.md`. */
export interface Proof {
  /** The package, or `e2e`. */
  of: string;
  /** Promises that the tests cite, or titles of tests that cite none. */
  cites: readonly string[];
}

/** A class of faults: its name, what a customer or an operator can rely on, and the proofs. */
export interface FaultClass {
  id: number;
  name: string;
  trusted: string;
  /** Proofs besides the cases of the table. */
  proofs: readonly Proof[];
}

const by = (of: string, ...cites: string[]): Proof => ({ of, cites });
const federation = (...cites: string[]) => by('packages/federation', ...cites);
const edge = (...cites: string[]) => by('packages/edge', ...cites);
const release = (...cites: string[]) => by('packages/release', ...cites);
const host = (...cites: string[]) => by('packages/host', ...cites);
const shell = (...cites: string[]) => by('shell', ...cites);
const api = (...cites: string[]) => by('packages/reference-api', ...cites);

const row = (id: number, name: string, trusted: string, ...proofs: Proof[]): FaultClass => ({
  id,
  name,
  trusted,
  proofs,
});

/** The 64 classes. */
export const CLASSES: readonly FaultClass[] = [
  // Loading code
  row(1, 'a file is missing (404, 410)', 'said within a second, healed without a reload', federation('LOADER-7')),
  row(2, 'a server fails (5xx), then answers', 'two retries, then said', federation('LOADER-7', 'LOADER-8')),
  row(3, 'a file hangs before or after its headers', 'deadline of 3 s, then said', federation('LOADER-12', 'LOADER-9')),
  row(4, 'a file drips', 'the deadline is for all of it', federation('LOADER-12', 'LOADER-13')),
  row(5, 'a file is cut, short, empty or reset', 'never run; said', federation('CHROMIUM-4')),
  row(6, 'a bit of a file is flipped', 'never run; said', federation('CHROMIUM-2'), edge('FILES-5', 'FIRST-6')),
  row(7, 'HTML in the place of a file', 'never run; the edge never answers so', edge('FILES-12', 'HTML-18')),
  row(8, 'a wrong media type', 'never run; said', federation('CHROMIUM-4')),
  row(9, 'another origin answers, and lets no page read it', 'never run; said', federation('LOADER-2')),
  row(10, 'redirects without an end, or to altered bytes', 'never run; said', federation('LOADER-15')),
  row(11, 'a chunk is missing in an open tab', 'said in its place, healed', by('packages/pages', 'LAZY-1', 'LAZY-2')),
  row(12, 'a shared chunk fails once', 'asked for again, and whole', by('packages/webpack-preset', 'MF-5')),
  row(13, 'a stylesheet is missing', 'the page goes on, and is styled later', federation('LOADER-14', 'LOADER-16')),
  row(14, 'a stylesheet hangs', 'holds nothing for more than 3 s', federation('LOADER-14'), edge('FIRST-11')),
  row(15, 'a remote throws at load', 'the last known good build, or said', federation('BOUNDARY-3', 'BOUNDARY-6')),
  row(16, 'a remote throws in render, effect or event', 'its place says so', federation('CRASH-1', 'BEACON-4')),
  row(17, 'a remote renders without an end, or blocks for 5 s', 'its place says so; the page is back after it'),
  row(18, 'a remote leaks', 'what it opened is closed with it', federation('UPDATE-4')),
  row(
    19,
    'a remote replaces built-in functions',
    'named to operators',
    federation('BUILTIN-1', 'BUILTIN-2', 'BUILTIN-3'),
  ),
  row(20, 'a remote needs another version of a share', 'refused before it is live', release('CHANGE-11', 'CHANGE-12')),
  row(21, 'two copies of React', 'refused at publish; one at run time', release('PUBLISH-21', 'CHANGE-15')),
  row(22, 'remotes that need each other, or one that is down', 'only what is down says so', shell('SYSTEM-48')),
  row(23, 'one remote hangs at boot', 'the shell does not wait', federation('BOUNDARY-5')),
  row(24, 'all five remotes are down', 'the shell stands; at most three reloads', federation('BOUNDARY-13')),
  row(25, 'another build comes into an open tab', 'when nothing is unsaved', federation('NEWER-1', 'NEWER-2')),
  // Releases and builds
  row(26, 'an older release', 'refused, with an alarm', edge('SERVED-7'), release('TRUST-11')),
  row(27, 'an older release, correctly signed', 'refused', federation('UPDATE-2'), edge('SERVED-7', 'PROOF-6')),
  row(28, 'a frozen store', 'served on, with an alarm', edge('SERVED-14', 'SERVED-15')),
  row(29, 'the files of two builds mixed', 'refused', edge('PROOF-11', 'PROOF-12'), release('TRUST-28')),
  row(30, 'a sequence that leaps ahead', 'refused, recovered by the root key', edge('PROOF-2', 'PROOF-10')),
  row(
    31,
    'endless or hostile records',
    'refused before they are read',
    edge('PROOF-18', 'PROOF-20'),
    release('RECORD-4', 'RECORD-5'),
  ),
  row(
    32,
    'wrong, foreign or missing signatures',
    'refused',
    edge('PROOF-1', 'PROOF-5'),
    release('TRUST-4', 'TRUST-15'),
  ),
  row(
    33,
    'the store is down, silent or garbage',
    'the last good release',
    edge('SERVED-3', 'SERVED-8', 'SERVED-12', 'PROOF-19'),
  ),
  row(
    34,
    'two operators change one remote at once',
    'one of them, the other is told',
    release('CHANGE-9', 'CHANGE-30'),
  ),
  row(35, 'changes of different remotes at once', 'each is there once', release('CHANGE-30', 'CHANGE-31')),
  row(36, 'a crash in the middle of a promote', 'the old or the new', release('STORE-4', 'STORE-6')),
  row(37, 'a read before it is durable', 'a release that was seen stays', release('STORE-7', 'STORE-5')),
  row(38, 'a crash in the middle of a publish', 'not published; again is a success', release('STORE-4', 'STORE-8')),
  row(39, 'a full disk, an I/O error', 'fails cleanly', release('STORE-4', 'GC-9')),
  row(40, 'other bytes under a published id', 'refused', release('PUBLISH-6')),
  row(41, 'an unknown, deleted or unverified build', 'refused', release('CHANGE-5', 'GC-7', 'CHANGE-17')),
  row(42, 'clean-up of what is still needed', 'kept', release('GC-1', 'GC-4', 'GC-6')),
  row(43, 'clocks that jump', 'order is by number', release('STORE-12', 'TRUST-35')),
  row(44, 'old bytes in a cache', 'never run', edge('FILES-9', 'HTML-21'), federation('LOADER-3')),
  row(
    45,
    'a stolen key, a forged or replayed act',
    'rights, one-time, another person',
    edge('OPERATE-7', 'OPERATE-10', 'OPERATE-11'),
    release('TRUST-5'),
  ),
  row(46, 'an altered journal', 'found', release('TRUST-8', 'TRUST-10', 'AUDIT-3')),
  row(
    47,
    'an old backup in the place of the store',
    'refused, with an alarm',
    edge('SERVED-7', 'CLUSTER-7'),
    release('TRUST-40', 'TRUST-48'),
  ),
  // Session, API, money
  row(
    48,
    'tabs that refresh at once',
    'one refresh, no session lost',
    host('TOKENS-4', 'TOKENS-23'),
    by('e2e', 'TOKENS-4'),
  ),
  row(
    49,
    'many calls that are refused at once',
    'one refresh, each call once, in order',
    host('TOKENS-34', 'TOKENS-30'),
  ),
  row(50, 'refused again after a refresh', 'ends the session, with its reason', host('TOKENS-31'), shell('LOGIN-6')),
  row(
    51,
    'a refresh without an answer',
    'the session stays',
    host('TOKENS-36', 'TOKENS-37', 'TOKENS-11'),
    shell('LOGIN-16', 'LOGIN-7'),
  ),
  row(
    52,
    'the tab that refreshes dies or freezes',
    'another one takes over',
    host('TOKENS-5', 'TOKENS-25', 'TOKENS-26'),
  ),
  row(
    53,
    'a clock that is a day off',
    'no session ends by it',
    host('TOKENS-3', 'TOKENS-21', 'TOKENS-22'),
    by('e2e', 'PLACE-7'),
  ),
  row(
    54,
    'a logout or another login in another tab',
    'every tab follows; nothing of the first is shown',
    host('SESSION-5', 'SESSION-26'),
    by('e2e', 'SESSION-6'),
  ),
  row(55, 'a tab that slept', 'reads the session first', host('SESSION-7'), by('e2e', 'SESSION-28')),
  row(56, 'a bet that is sent twice', 'one bet', by('e2e', 'PLACE-5'), host('ONCE-1'), api('BETS-12')),
  row(57, 'a bet whose answer is lost', 'open until it is found out', by('e2e', 'PLACE-2', 'PLACE-21'), host('ONCE-1')),
  row(
    58,
    'a call that fails, hangs or answers nonsense',
    'its place says so, and asks again',
    by('packages/api', 'CALL-4', 'CALL-5', 'CALL-6', 'WIRE-2'),
  ),
  row(
    59,
    'limits and LUGAS that run out meanwhile',
    'no bet at the wrong second',
    host('BETTING-6', 'BETTING-10'),
    api('LUGAS-6', 'LUGAS-7'),
    shell('KEEPALIVE-1'),
  ),
  row(
    60,
    'a payment that returns forged, twice or unknown',
    'what the server says',
    by('mf-account', 'RETURN-1', 'RETURN-4', 'RETURN-6'),
    by('e2e', 'RETURN-1'),
  ),
  row(
    61,
    'a missing or stale proof of origin',
    'read again once, then said',
    host('TOKENS-9', 'TOKENS-40'),
    by('e2e', 'TOKENS-9'),
    api('AUTH-25'),
  ),
  // The browser
  row(
    62,
    'a browser that keeps nothing',
    'works for as long as the page',
    shell('POOR-1', 'POOR-3'),
    host('SESSION-9'),
    edge('FIRST-10'),
  ),
  row(
    63,
    'a network that comes and goes, portals, old workers',
    'named; no flood, no loop of reloads',
    shell('NETWORK-2', 'NETWORK-4', 'POLLING-10'),
    federation('BOUNDARY-12', 'BOUNDARY-13'),
    edge('HTML-29'),
  ),
  row(
    64,
    'bots, blockers, translators, old browsers, paper',
    'the page goes on',
    shell('ERRORS-5', 'WIDGET-1'),
    edge('HTML-25'),
  ),
];
