/** A file of a build, by its path inside the build's folder. `size` in bytes, uncompressed. */
export interface BuildFile {
  integrity: string;
  size: number;
}

/**
 * The value of a name in a text: a field of the read (`track.name`), a parameter of the URL
 * (`:date`), or one of these, formatted for people. `in` names the field with the time zone or the
 * currency. `values` maps values to texts.
 */
export type HeadField =
  | string
  | { as: 'date' | 'weekday' | 'time' | 'money'; of: string; in?: string }
  | { of: string; values: Record<string, string> };

/**
 * Templates by locale, such as `{{name}} in {{track}}`. The first one of a list whose names are all
 * known is used.
 */
export type HeadTexts = Record<string, string[]>;

/**
 * JSON whose strings are templates. An object with `@each` is repeated for each entry of that list,
 * and its names are fields of the entry.
 */
export type HeadData = string | number | boolean | HeadData[] | { [key: string]: HeadData };

/** The content that the edge writes into the `<head>` of a page, before any code runs. */
export interface HeadClaim {
  /** The API read with the fields. The edge calls it as a guest, in the language of the page. */
  read?: string;
  fields?: Record<string, HeadField>;
  title?: HeadTexts;
  description?: HeadTexts;
  /** The pages above this one, the highest first, without the home page. */
  trail?: { path: string; name: HeadTexts }[];
  /** Objects of schema.org, as JSON-LD. */
  data?: HeadData[];
  /** Search engines must not index the page. */
  hidden?: boolean;
  /** For the sitemap, the pages of a path with parameters: one for each entry of this read. */
  listed?: { read: string; path: string };
}

/** A URL pattern that a build serves, and what its pages load. */
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
 * A claim with its head, as in `build.json`. {@link Build} leaves heads out, since tabs do not need
 * them.
 */
export interface HeadedClaim extends RouteClaim {
  head?: HeadClaim;
  /** The edge renders the page for guests. */
  render?: 'edge';
}

/** How the edge renders pages of a build. Tabs do not need it either. */
export interface EdgeRendering {
  /** The script that renders. Browsers never load it. */
  file: string;
  /** The paths of the claims with `render: 'edge'`. */
  paths: ReadonlySet<string>;
}

/**
 * The viewers of a menu entry: logged-in customers, or visitors without a login. Default: everyone.
 */
export type Audience = 'customer' | 'anonymous';

/** One entry of a menu: its target (without locale prefix) and its label by locale. */
export interface MenuClaim {
  path: string;
  label: Record<string, string>;
  /** The entries of all remotes are sorted by it, smallest first. */
  position: number;
  audience?: Audience;
}

/**
 * How a header panel behaves. A condition is `burger`, `nonBurger`, `authorized`, `nonAuthorized`,
 * `desktop`, `mobile` or `emptyLayout`.
 */
export interface PanelRules {
  /** The panel is hidden if all conditions of one entry hold. */
  hidden: readonly (readonly string[])[];
  /** Stays open when another panel opens. */
  independent?: boolean;
  /** A visitor gets the login form instead, and the panel after the login. */
  requiresLogin?: boolean;
  /** On a wide screen the panel is always open, beside the page. */
  beside?: boolean;
  /** The panel has no content; its button leads to the page of this link. */
  link?: string;
  /** The panel stays open on a click outside and on navigation. */
  stays?: boolean;
}

/** The button and rules of a header panel, known before any code of the remote runs. */
export interface PanelClaim {
  name: string;
  label: Record<string, string>;
  /** The `d` of an SVG path on a 24 x 24 grid. */
  icon: string;
  /** The buttons of shell and remotes are sorted by it, smallest first. */
  position: number;
  rules: PanelRules;
  /** Query parameters that open the panel on any page. */
  opensOn?: readonly string[];
}

/**
 * The parts that a remote serves, known before any of its code runs. Newer fields are optional,
 * since older builds lack them.
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
  /** Paths of pages that others may link to, by name, without locale prefix. */
  links?: Record<string, string>;
  /** Names of messages that it takes from others. */
  messages?: string[];
}

/** `number`, `string` or `boolean`; with `?` if it may be missing. */
export type FieldType = 'number' | 'string' | 'boolean' | 'number?' | 'string?' | 'boolean?';

/** The fields that one build passes to another. */
export type Shape = Record<string, FieldType>;

/**
 * The parts that a build gives to others, by name, with the fields that it expects. Links are in
 * {@link Claims.links}.
 */
export interface Gives {
  slots: Record<string, Shape>;
  modals: Record<string, Shape>;
  messages: Record<string, Shape>;
}

/** The parts of others that a build uses, by name, with the fields that it sends. */
export interface Uses extends Gives {
  /** The parameters that it fills in. */
  links: Record<string, string[]>;
  /** Header panels that it opens. Missing in older builds. */
  panels?: string[];
}

/**
 * The product's name and formats of times and amounts, for the edge, which runs no code of an app.
 */
export interface Product {
  name: string;
  /** IANA: `Europe/Berlin`. */
  timeZone: string;
  /** ISO 4217. */
  currency: string;
}

/**
 * `build.json`: one immutable output of the shell or of one remote. It depends on content only, so
 * the same sources give the same file on every machine.
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
   * Shell: versions of earlier majors of the host that it also provides. A remote gets the version
   * that it needs.
   */
  facades?: string[];
  claims: Claims;
  /** The file to load first, a classic script. */
  entry: string;
  /**
   * Remote: the global that the entry defines. Unique per build, so that two builds never collide.
   * Shell: `''`.
   */
  container: string;
  /**
   * Files that must be loaded before the remote's module (or the shell) runs, in load order,
   * without `entry`.
   */
  initial: { js: string[]; css: string[] };
  /** The files with the texts of each locale. */
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
  /** Missing in older builds. */
  gives?: Gives;
  uses?: Uses;
  /** The tool that made a foreign build: `Module Federation 2.9.2`. */
  foreign?: string;
}

/** A reference to a build. `digest` is the integrity (sha384) of its `build.json`. */
export interface BuildRef {
  buildId: string;
  digest: string;
}

/** A build that a share of the visitors gets instead of the live one. */
export interface Canary {
  build: BuildRef;
  /** In thousandths of the visitors, 1 to 999. */
  share: number;
  /** While it is held, its share cannot grow and it cannot be finished. */
  held?: true;
}

/** The previous build, which a share of the visitors keeps for a time after a finished canary. */
export interface Holdback {
  build: BuildRef;
  /** In thousandths of the visitors. */
  share: number;
  /** ISO instant. Readers end it by their clock, without a new release. */
  until: string;
}

/**
 * The live build of a name, and the build that some visitors get instead. At most one of `canary`
 * and `holdback` is set.
 */
export interface LiveBuild extends BuildRef {
  canary?: Canary;
  holdback?: Holdback;
}

/**
 * `canary` starts, widens or holds a canary and keeps the live build. `vouch`, `freeze`, `unfreeze`
 * and `repair` change no build at all.
 */
export type ReleaseAction = 'promote' | 'rollback' | 'canary' | 'withdraw' | 'vouch' | 'freeze' | 'unfreeze' | 'repair';

/** The counts of votes of pages on which a build was used, and their period. */
export interface VouchEvidence {
  ready: number;
  bad: number;
  /** ISO instants. */
  since: string;
  until: string;
}

/** A build that is known to be good. `evidence` is `null` if a person vouched without votes. */
export interface Vouch {
  build: BuildRef;
  evidence: VouchEvidence | null;
}

/** The damage in the journal that a `repair` replaced. */
export interface Repair {
  /** SHA-256 (hex) of the quarantined bytes; `null` if the record was missing. */
  lost: string | null;
  problem: string;
}

/** `journal/<channel>/<sequence>.json`: one numbered state of a channel. Never edited. */
export interface Release {
  schema: 1;
  channel: string;
  /** Rises by one with each release, also with a rollback: only the sequence may never go back. */
  sequence: number;
  /** sha256 (hex) of the previous record's bytes; `null` for the first. */
  previous: string | null;
  /** ISO instant. */
  at: string;
  who: string;
  action: ReleaseAction;
  /** Names whose builds this release changes; for `withdraw`, the name that it takes out. */
  changed: string[];
  /** For `vouch`, `freeze` and `unfreeze`: the name that it is about, or `*` for the channel. */
  about?: string;
  vouch?: Vouch;
  repair?: Repair;
  /** Names that may not be promoted until they are unfrozen, `*` for all. Missing: none. */
  frozen?: string[];
  reason: string | null;
  /**
   * The checks that passed before this was written: `integrity`, `contract`, `shared`, `claims`,
   * `uses`, `bundled`, `budget`, `runs`.
   */
  proven: string[];
  /** The reason for accepting a refusal of the gate; `null` if there was none. */
  acceptedBreak: string | null;
  /** The reason for a change during a freeze window of the policy. */
  brokenFreeze?: string;
  /**
   * The version of the policy at that time. Missing in older records. A policy with a lower version
   * is outdated.
   */
  policy?: number;
  /**
   * The text of the {@link Proposal} that the signer approves. Its author is another person, whose
   * key signed it.
   */
  proposal?: string;
  builds: Record<string, LiveBuild>;
  /**
   * For each name, the newest earlier build that was vouched for and not rolled back. If there is
   * none, the newest earlier build that was not rolled back.
   */
  lastKnownGood: Record<string, BuildRef>;
  signature: { key: string; value: string };
}

/**
 * `proposals/<id>.json`: a release that needs a second person by the policy. The approved release
 * contains its whole text.
 */
export interface Proposal {
  schema: 1;
  channel: string;
  /** The newest release when this was proposed; 0 if there was none. */
  after: number;
  /** The version of the policy at that time. */
  policy: number;
  action: 'promote' | 'canary' | 'withdraw';
  /** The proposed builds of the changed names; `null` for one that is withdrawn. */
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
 * A preview: the builds that visitors with its link get instead of the live ones. The link contains
 * all of it, and the store keeps it as `previews/<id>.json`. Without this record the link has no
 * effect.
 */
export interface Preview {
  schema: 1;
  channel: string;
  builds: Record<string, BuildRef>;
  /**
   * Servers on the visitor's own machine with a remote's code, by name: `http://localhost:4173`.
   * That code is not proven.
   */
  local?: Record<string, string>;
  /** ISO instants. */
  at: string;
  expires: string;
  who: string;
  reason: string;
  signature: Release['signature'];
}

/** `previews/<id>.ended.json`: ends a preview early. */
export interface PreviewEnd {
  schema: 1;
  /** The id of the preview. */
  id: string;
  at: string;
  who: string;
  reason: string;
  signature: Release['signature'];
}

/** The part of a build that a tab needs. Its `digest` may be sha256. */
export interface TabBuild extends BuildRef {
  entry: string;
  container: string;
  contract: string;
  claims: Claims;
  /**
   * {@link Build.shared}. Missing in a page, whose shell and remotes the gate has compared, and in
   * answers of older edges.
   */
  shared?: Record<string, string>;
}

/** A release for tabs. The edge puts it into the HTML and serves it at {@link RELEASE_URL}. */
export interface TabRelease {
  schema: 1;
  channel: string;
  sequence: number;
  /** Remotes only; the shell is in `shell`. */
  remotes: Record<string, TabBuild>;
  /** A page has only that of the remote of its URL; {@link RELEASE_URL} has all. */
  lastKnownGood: Record<string, TabBuild>;
  shell: BuildRef;
  /**
   * Integrity by URL path, of all files that the page's URL loads at first. Those of other builds
   * are in their `build.json`.
   */
  files: Record<string, string>;
}

/** A failure or a success that a tab reports about one build. No personal data. */
export interface Beacon {
  release: number;
  remote: string;
  buildId: string;
  /**
   * The step of the load: `entry`, `init`, `module`, `chunk`, `style`, `messages`, `render`,
   * `ready`.
   */
  phase: string;
  /** `network`, `http`, `integrity`, `parse`, `contract`, `execution`, `timeout`, or `ok`. */
  errorClass: string;
  attempt: number;
}

/** A failed API call that a tab showed to its customer. No personal data. */
export interface ApiErrorReport {
  kind: 'api-error';
  release: number;
  /** `api` and the server's error code, or `TOTAL_FAIL`. */
  tag: string;
}

/** The speed of a page as its customer felt it, by web-vitals. No personal data. */
export interface VitalReport {
  kind: 'vital';
  release: number;
  /** The build ids of the shell and the loaded remotes, by name. */
  builds: Record<string, string>;
  metric: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  rating: 'good' | 'needs-improvement' | 'poor';
}

/** Whether one build worked on one page. It counts once, and only with the ticket of that page. */
export interface VoteReport {
  kind: 'vote';
  /** From the page's HTML. Only the edge can make and read it. */
  ticket: string;
  remote: string;
  buildId: string;
  /** `bad`: the build gave up, threw while rendering, or its bytes did not match the release. */
  outcome: 'ok' | 'bad';
}

/** The builds that run in an open tab. Each tab reports them once a minute. No personal data. */
export interface OpenReport {
  kind: 'open';
  /** The build ids of the shell and the loaded remotes, by name. */
  builds: Record<string, string>;
}

/** All that a tab may report at {@link BEACON_URL}. */
export type TabReport = Beacon | ApiErrorReport | VitalReport | VoteReport | OpenReport;

/** The number of votes from each network (/24 of IPv4, /48 of IPv6). */
export type VotesByNetwork = Record<string, number>;

/** The votes about one build, from pages of one release. */
export interface BuildVotes {
  release: number;
  remote: string;
  buildId: string;
  ok: VotesByNetwork;
  bad: VotesByNetwork;
}

/**
 * The votes that one process of an edge has counted since it started. It answers operators with
 * this at {@link VOTES_URL}.
 */
export interface VoteTotals {
  schema: 1;
  /** The id of the process. A restarted edge has a new id and counts from zero. */
  edge: string;
  /** The channel that it serves. Missing before its first release, and from older edges. */
  channel?: string;
  votes: BuildVotes[];
}
