/** A file of a build, by its path inside the build's folder. `size` in bytes, uncompressed. */
export interface BuildFile {
  integrity: string;
  size: number;
}

/**
 * What a name in a text stands for: a field of the read (`track.name`), a parameter of the URL
 * (`:date`), or one of them as people read it. `in` names the field with the time zone or the
 * currency. `values` replaces each value that it names.
 */
export type HeadField =
  | string
  | { as: 'date' | 'weekday' | 'time' | 'money'; of: string; in?: string }
  | { of: string; values: Record<string, string> };

/**
 * Templates by locale. Of each list, the first one whose names are all known is taken: `{{name}} in
 * {{track}}`.
 */
export type HeadTexts = Record<string, string[]>;

/**
 * JSON whose strings are templates. An object with `@each` stands for one per entry of that list,
 * and names its fields.
 */
export type HeadData = string | number | boolean | HeadData[] | { [key: string]: HeadData };

/** What the edge writes into the `<head>` of a page, before any code runs. */
export interface HeadClaim {
  /** The API read that has the fields. The edge asks it as a guest, in the language of the page. */
  read?: string;
  fields?: Record<string, HeadField>;
  title?: HeadTexts;
  description?: HeadTexts;
  /** The pages above this one, first the highest; without the home page. */
  trail?: { path: string; name: HeadTexts }[];
  /** JSON-LD: objects of schema.org. */
  data?: HeadData[];
  /** Search engines leave the page out. */
  hidden?: boolean;
  /** The pages of a path with parameters for the sitemap: one per entry of this read. */
  listed?: { read: string; path: string };
}

/** One URL a remote serves, and what that URL loads. */
export interface RouteClaim {
  /** `/race/:id`, `/races/:date?`, `/docs/*`; without the locale prefix. */
  path: string;
  /**
   * The js and css files, beyond {@link Build.initial}, that the URL's route module needs. Written
   * by the build.
   */
  files: string[];
  /**
   * API reads that the page starts with, `/api/products/:id`; the edge fills in the parameters and
   * preloads them.
   */
  reads: string[];
}

/**
 * A claim with its head, as `build.json` has it. Tabs have no use for heads, so {@link Build}
 * leaves them out.
 */
export interface HeadedClaim extends RouteClaim {
  head?: HeadClaim;
  /** The edge renders the page for guests. */
  render?: 'edge';
}

/** What renders pages of a build at the edge. Tabs have no use for it either. */
export interface EdgeRendering {
  /** The script; no browser gets it. */
  file: string;
  /** The claims that ask for it. */
  paths: ReadonlySet<string>;
}

/**
 * Who sees a menu entry: a logged-in customer, or a visitor without a login. Everybody where it is
 * not said.
 */
export type Audience = 'customer' | 'anonymous';

/** One entry of a menu: its target (without locale prefix) and its label by locale. */
export interface MenuClaim {
  path: string;
  label: Record<string, string>;
  /** Sorts the entries of all remotes, smallest first. */
  position: number;
  audience?: Audience;
}

/**
 * How a header panel behaves. A condition is `burger`, `nonBurger`, `authorized`, `nonAuthorized`,
 * `desktop`, `mobile` or `emptyLayout`.
 */
export interface PanelRules {
  /** Hidden where all conditions of one entry hold. */
  hidden: string[][];
  /** Stays open when another panel opens. */
  independent?: boolean;
  /** Opens the login form in its place for a visitor, and itself after the login. */
  requiresLogin?: boolean;
  /** On a wide screen it stands beside the page, and stays. */
  beside?: boolean;
  /** The panel has no content: its button leads to the page of this link. */
  link?: string;
  /** Neither a press beside it nor a navigation closes it. */
  stays?: boolean;
}

/** The button of a header panel, and its rules: known before any code of the remote runs. */
export interface PanelClaim {
  name: string;
  label: Record<string, string>;
  /** The `d` of an SVG path on a 24 x 24 grid. */
  icon: string;
  /** Sorts the buttons of shell and remotes, smallest first. */
  position: number;
  rules: PanelRules;
  /** Query parameters that open the panel on any page. */
  opensOn?: string[];
}

/**
 * What a remote serves, known before any of its code runs. Newer fields are optional: older builds
 * lack them.
 */
export interface Claims {
  routes: RouteClaim[];
  /** Entries of the main menu. */
  navigation: MenuClaim[];
  /** Names of header panels. */
  panels: string[];
  /** Names of modals. */
  modals: string[];
  /** Names of slots that it fills. */
  slots: string[];
  /** Entries of the account's menu. */
  userMenu?: MenuClaim[];
  /** Buttons and rules of the panels. */
  panelButtons?: PanelClaim[];
  /** Pages that others may link to: the path by name, without locale prefix. */
  links?: Record<string, string>;
  /** Messages that it takes from others. */
  messages?: string[];
}

/** `number`, `string` or `boolean`; with `?` where it may be missing. */
export type FieldType = 'number' | 'string' | 'boolean' | 'number?' | 'string?' | 'boolean?';

/** The fields that one build hands to another. */
export type Shape = Record<string, FieldType>;

/**
 * What a build gives to others by name, with the fields that it expects. Its links are {@link
 * Claims.links}.
 */
export interface Gives {
  slots: Record<string, Shape>;
  modals: Record<string, Shape>;
  messages: Record<string, Shape>;
}

/** What a build uses of others by name, with the fields that it sends. */
export interface Uses extends Gives {
  /** The parameters that it fills in. */
  links: Record<string, string[]>;
  /** Header panels that it opens. Builds of before this field say none. */
  panels?: string[];
}

/**
 * How the edge names the product, and writes its times and amounts, where no code of an app runs.
 */
export interface Product {
  name: string;
  /** IANA: `Europe/Berlin`. */
  timeZone: string;
  /** ISO 4217. */
  currency: string;
}

/**
 * `build.json`: one immutable output of the shell or of one remote. Made from content alone, so it
 * is the same everywhere.
 */
export interface Build {
  schema: 1;
  /** `shell`, or the remote's name. */
  name: string;
  /** `<version>-<12 hex digits of the output's hash>`. */
  buildId: string;
  version: string;
  /** Remote: the range of the host it needs. Shell: the exact version it provides. */
  contract: string;
  /**
   * Shell: the package that its remotes import as their host. Missing in older builds:
   * `@paddock/host`.
   */
  host?: string;
  /**
   * Shell: versions of earlier majors of the host that it provides, too. A remote gets the one that
   * it needs.
   */
  facades?: string[];
  claims: Claims;
  /** The file to load first, a classic script. */
  entry: string;
  /**
   * Remote: the global that the entry defines. Unique per build, so that two builds never meet.
   * Shell: `''`.
   */
  container: string;
  /**
   * What must be there before the remote's module (or the shell) runs, in load order; without
   * `entry`.
   */
  initial: { js: string[]; css: string[] };
  /** Per locale, the files that carry its messages. */
  messages: Record<string, string[]>;
  /** Shell: locales, the first without prefix: `['en', 'de']`. Remote: `[]`. */
  locales: string[];
  /** Shell. Missing in older builds. */
  product?: Product;
  /** Remote: required range per shared package. Shell: provided version per shared package. */
  shared: Record<string, string>;
  /** Platform libraries found inside a remote's own files; the gate refuses them. */
  bundled: string[];
  files: Record<string, BuildFile>;
  /** Missing in builds of before these fields. */
  gives?: Gives;
  uses?: Uses;
  /** What made a build that knows nothing of this platform: `Module Federation 2.9.2`. */
  foreign?: string;
}

/** A build as a release names it: `digest` is the integrity (sha384) of its `build.json`. */
export interface BuildRef {
  buildId: string;
  digest: string;
}

/** A build that a share of the visitors gets instead of the live one. */
export interface Canary {
  build: BuildRef;
  /** In thousandths of the visitors, 1 to 999. */
  share: number;
  /** Somebody holds it: its share stays, and it is not finished. */
  held?: true;
}

/** The build before, which a share of the visitors keeps for a time after a canary was finished. */
export interface Holdback {
  build: BuildRef;
  /** In thousandths of the visitors. */
  share: number;
  /** ISO instant. Readers end it by their clock: no release has to say so. */
  until: string;
}

/**
 * The build of a name that a channel serves, and the other one that some visitors get; never both
 * of them.
 */
export interface LiveBuild extends BuildRef {
  canary?: Canary;
  holdback?: Holdback;
}

/**
 * `canary` starts, widens or holds a canary and moves no live build. `vouch`, `freeze`, `unfreeze`
 * and `repair` change no build at all.
 */
export type ReleaseAction = 'promote' | 'rollback' | 'canary' | 'withdraw' | 'vouch' | 'freeze' | 'unfreeze' | 'repair';

/** The votes of pages on which a build was used, and the time in which they came. */
export interface VouchEvidence {
  ready: number;
  bad: number;
  /** ISO instants. */
  since: string;
  until: string;
}

/** A build that is known to be good. Without evidence it is the word of a person. */
export interface Vouch {
  build: BuildRef;
  evidence: VouchEvidence | null;
}

/** What a `repair` found in its place of the journal. */
export interface Repair {
  /** SHA-256 (hex) of the bytes that were put aside; `null` where the record was missing. */
  lost: string | null;
  problem: string;
}

/** `journal/<channel>/<sequence>.json`: one numbered state of a channel. Never edited. */
export interface Release {
  schema: 1;
  channel: string;
  /**
   * Rises by one. An operator's rollback raises it too: the sequence is protected, never the
   * version.
   */
  sequence: number;
  /** sha256 (hex) of the previous record's bytes; `null` for the first. */
  previous: string | null;
  /** ISO instant. */
  at: string;
  who: string;
  action: ReleaseAction;
  /** Names whose build changed in this release; of a `withdraw`, the name that it takes out. */
  changed: string[];
  /**
   * Of a `vouch`, `freeze` or `unfreeze`: the name that it is about, or `*` for the channel. It
   * changes no build.
   */
  about?: string;
  vouch?: Vouch;
  repair?: Repair;
  /** Names that may not be promoted until somebody unfreezes them, `*` for all. Missing: none. */
  frozen?: string[];
  reason: string | null;
  /**
   * What was proven before this was written: `integrity`, `contract`, `shared`, `claims`, `uses`,
   * `bundled`, `budget`, `runs`.
   */
  proven: string[];
  /** Why a refused check was accepted, if it was. */
  acceptedBreak: string | null;
  /** Why it was promoted in a freeze window of the policy. */
  brokenFreeze?: string;
  /**
   * The version of the policy it was made under; older records do not say it. A policy below it is
   * an old one.
   */
  policy?: number;
  /**
   * The text of the {@link Proposal} that the signer approves: then the author is another person,
   * and their key signed that.
   */
  proposal?: string;
  builds: Record<string, LiveBuild>;
  /**
   * Per name, the newest build before the present one that somebody vouched for and nobody rolled
   * back. If there is none: the last one before it that was not rolled back.
   */
  lastKnownGood: Record<string, BuildRef>;
  signature: { key: string; value: string };
}

/**
 * `proposals/<id>.json`: a release that the policy lets nobody make alone. The release of whoever
 * approves it has all of its text.
 */
export interface Proposal {
  schema: 1;
  channel: string;
  /** The newest release when this was proposed; 0 where there was none. */
  after: number;
  /** The version of the policy then. */
  policy: number;
  action: 'promote' | 'canary' | 'withdraw';
  /** What the changed names would serve; `null` for one that is withdrawn. */
  builds: Record<string, LiveBuild | null>;
  reason: string | null;
  acceptedBreak: string | null;
  /** ISO instants. */
  at: string;
  expires: string;
  who: string;
  signature: Release['signature'];
}

/**
 * A preview: the builds that the visitors with its link get in place of the live ones. The link has
 * it as a whole, and `previews/<id>.json` of the store keeps it. A link without that record shows
 * nothing.
 */
export interface Preview {
  schema: 1;
  channel: string;
  builds: Record<string, BuildRef>;
  /**
   * By name, the server on the visitor's own machine that has its code: `http://localhost:4173`.
   * Nobody proves that code.
   */
  local?: Record<string, string>;
  /** ISO instants. */
  at: string;
  expires: string;
  who: string;
  reason: string;
  signature: Release['signature'];
}

/** `previews/<id>.ended.json`: somebody ended a preview before its time. */
export interface PreviewEnd {
  schema: 1;
  /** The preview's. */
  id: string;
  at: string;
  who: string;
  reason: string;
  signature: Release['signature'];
}

/** A build as a tab needs it; its `digest` may be of sha256. */
export interface TabBuild extends BuildRef {
  entry: string;
  container: string;
  contract: string;
  claims: Claims;
  /**
   * {@link Build.shared}. Missing in a page, whose shell was checked against its remotes, and from
   * older edges.
   */
  shared?: Record<string, string>;
}

/**
 * What the edge puts into the HTML, and answers at {@link RELEASE_URL}: a release, ready for a tab.
 */
export interface TabRelease {
  schema: 1;
  channel: string;
  sequence: number;
  /** Remotes only; the shell is the page itself and stands in `shell`. */
  remotes: Record<string, TabBuild>;
  /** In a page only of the remote whose its URL is; {@link RELEASE_URL} has all. */
  lastKnownGood: Record<string, TabBuild>;
  shell: BuildRef;
  /**
   * Integrity by URL path, of all that this page's URL loads at first. Other builds' come with
   * their `build.json`.
   */
  files: Record<string, string>;
}

/** A failure or a success that a tab reports about one build. No personal data. */
export interface Beacon {
  release: number;
  remote: string;
  buildId: string;
  /**
   * Where in a load it happened: `entry`, `init`, `module`, `chunk`, `style`, `messages`, `render`,
   * `ready`.
   */
  phase: string;
  /** `network`, `http`, `integrity`, `parse`, `contract`, `execution`, `timeout`, or `ok`. */
  errorClass: string;
  attempt: number;
}

/** A failed call that a tab showed to its customer. No personal data. */
export interface ApiErrorReport {
  kind: 'api-error';
  release: number;
  /** core §8: `api` and the server's error code, or `TOTAL_FAIL`. */
  tag: string;
}

/** How a customer found the speed of a page, by web-vitals. No personal data. */
export interface VitalReport {
  kind: 'vital';
  release: number;
  /** Of the shell and of the remotes that were loaded, by name. */
  builds: Record<string, string>;
  metric: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  rating: 'good' | 'needs-improvement' | 'poor';
}

/**
 * What one build did on one page. It counts in a decision once, and only with the ticket of that
 * page.
 */
export interface VoteReport {
  kind: 'vote';
  /** From the page's HTML. The edge made it, and alone can read it. */
  ticket: string;
  remote: string;
  buildId: string;
  /** `bad`: the build gave up, threw while rendering, or had other bytes than the release names. */
  outcome: 'ok' | 'bad';
}

/** All that a tab may tell at {@link BEACON_URL}. */
export type TabReport = Beacon | ApiErrorReport | VitalReport | VoteReport;

/** How many votes came from each network (/24 of IPv4, /48 of IPv6). */
export type VotesByNetwork = Record<string, number>;

/** The votes about one build, of pages that named one release. */
export interface BuildVotes {
  release: number;
  remote: string;
  buildId: string;
  ok: VotesByNetwork;
  bad: VotesByNetwork;
}

/**
 * What one process of an edge has counted since it started: its answer to operators at {@link
 * VOTES_URL}.
 */
export interface VoteTotals {
  schema: 1;
  /** Of this process: another one has counted from zero. */
  edge: string;
  votes: BuildVotes[];
}
