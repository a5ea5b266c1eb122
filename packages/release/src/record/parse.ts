import { noClaims, USUAL_ENTRY, usualContainer } from './brief-build.ts';
import { patternProblem } from './claim.ts';
import { RENDERING } from './frozen.ts';
import {
  boolean,
  dictionary,
  integer,
  list,
  oneOf,
  optional,
  type Parser,
  RecordError,
  shape,
  text,
} from './parser.ts';
import type {
  Build,
  BuildFile,
  BuildRef,
  Claims,
  Gives,
  MenuClaim,
  PanelClaim,
  PanelRules,
  Product,
  RouteClaim,
  TabBuild,
  TabRelease,
  Uses,
} from './types.ts';

/** Far above what the product needs, to refuse a hostile record before it fills the memory. */
const MAX_NAMES = 64;
export const MAX_REMOTES = 256;
const MAX_FILES = 5_000;
const MAX_CLAIMS = 500;
const MAX_URL = 400;

/** `constructor` is excluded, since every object inherits a property of that name. */
const NAME = '(?!constructor$)[a-z][a-z0-9-]*';
export const name = text(64, new RegExp(`^${NAME}$`), 'name: small letters, digits and dashes, first a letter');
/** A name, or `*` for all of them. */
export const scope = text(64, new RegExp(`^(\\*|${NAME})$`));
export const buildId = text(
  80,
  /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?-[0-9a-f]{12}$/,
  'build id: a version, a dash and 12 hex digits',
);
export const channel = text(64, /^[a-z][a-z0-9-]*$/, 'channel: small letters, digits and dashes');
export const integrity = text(71, /^sha384-[A-Za-z0-9+/]{64}$/);

/**
 * Relative, with forward slashes. No part is empty or starts with a dot, so that it stays in its
 * folder.
 */
const filePath = text(300, /^(?!\.)[\w@+~-][\w.@+~-]*(?:\/[\w@+~-][\w.@+~-]*)*$/);
/** Printable text without control characters, since terminals and logs show it. */
export const label = (max: number): Parser<string> =>
  text(max, /^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u, 'plain text of one line');
export const word = text(100, /^[A-Za-z0-9][\w.@/-]*$/);
const range = label(200);
const locale = text(10, /^[a-z]{2}(-[A-Z]{2})?$/);
const container = text(100, /^([A-Za-z_$][\w$]*)?$/);
/** A path on this origin. Browsers read `//` and `/\\` as another host, so both are refused. */
const originPath = text(MAX_URL, /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/);
const contract = range;

const claimPath: Parser<string> = (value, path) => {
  const pattern = text(MAX_URL)(value, path);
  const problem = patternProblem(pattern);
  if (problem) throw new RecordError('pattern', path, `${JSON.stringify(pattern)} ${problem}`);
  return pattern;
};

const labels = dictionary(locale, label(100), MAX_NAMES);
const position = integer(0, 1_000);
const menu = list(
  shape<MenuClaim>({
    path: claimPath,
    label: labels,
    position,
    audience: optional(oneOf('customer', 'anonymous')),
  }),
  MAX_CLAIMS,
);
const panelRules = shape<PanelRules>({
  hidden: list(list(word, 10), 20),
  independent: optional(boolean),
  requiresLogin: optional(boolean),
  beside: optional(boolean),
  link: optional(word),
  stays: optional(boolean),
});

const claims = shape<Claims>({
  routes: list(
    shape<RouteClaim>({ path: claimPath, files: list(filePath, MAX_CLAIMS), reads: list(originPath, 50) }),
    MAX_CLAIMS,
  ),
  navigation: menu,
  panels: list(word, MAX_CLAIMS),
  modals: list(word, MAX_CLAIMS),
  slots: list(word, MAX_CLAIMS),
  userMenu: optional(menu),
  panelButtons: optional(
    list(
      shape<PanelClaim>({
        name: word,
        label: labels,
        icon: text(1_000, /^[-MmLlHhVvCcSsQqTtAaZz0-9., ]*$/),
        position,
        rules: panelRules,
        opensOn: optional(list(word, 20)),
      }),
      MAX_NAMES,
    ),
  ),
  links: optional(dictionary(word, claimPath, MAX_CLAIMS)),
  messages: optional(list(word, MAX_CLAIMS)),
});

const fieldType = oneOf('number', 'string', 'boolean', 'number?', 'string?', 'boolean?');
const shapes = dictionary(word, dictionary(word, fieldType, MAX_NAMES), MAX_CLAIMS);
const gives = { slots: shapes, modals: shapes, messages: shapes };

const shared = dictionary(label(200), range, MAX_CLAIMS);

const build = shape<Build>({
  schema: oneOf(1),
  name,
  buildId,
  version: text(64),
  contract,
  host: optional(label(200)),
  facades: optional(list(text(64), 10)),
  claims,
  entry: filePath,
  container,
  initial: shape<Build['initial']>({ js: list(filePath, MAX_CLAIMS), css: list(filePath, MAX_CLAIMS) }),
  messages: dictionary(locale, list(filePath, MAX_CLAIMS), MAX_NAMES),
  locales: list(locale, MAX_NAMES),
  product: optional(shape<Product>({ name: label(60), timeZone: label(60), currency: text(3, /^[A-Z]{3}$/) })),
  shared,
  bundled: list(label(300), MAX_CLAIMS),
  files: dictionary(filePath, shape<BuildFile>({ integrity, size: integer(0) }), MAX_FILES),
  gives: optional(shape<Gives>(gives)),
  uses: optional(
    shape<Uses>({
      ...gives,
      links: dictionary(word, list(word, 20), MAX_CLAIMS),
      panels: optional(list(word, MAX_NAMES)),
    }),
  ),
  foreign: optional(label(100)),
});

export const buildRef = shape<BuildRef>({ buildId, digest: integrity });

/** Pages have the shorter sha256, since with many remotes most of a release's bytes are digests. */
const digest = text(71, /^sha(256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64})$/);
const wholeBuild = shape<TabBuild>({
  buildId,
  digest,
  entry: filePath,
  container,
  contract,
  claims,
  shared: optional(shared),
});
const asObject = (value: unknown): object | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
/** Fills in the fields that {@link briefBuild} left out. */
const tabBuilds: Parser<Record<string, TabBuild>> = (value, path) => {
  const named = asObject(value);
  const filled = Object.entries(named ?? {}).map(([remote, brief]) => {
    const build: Partial<TabBuild> | null = asObject(brief);
    if (!build) return [remote, brief];
    const claimed = build.claims === undefined ? {} : asObject(build.claims);
    const usual = {
      entry: USUAL_ENTRY,
      container: usualContainer(remote, typeof build.buildId === 'string' ? build.buildId : ''),
    };
    return [remote, { ...usual, ...build, claims: claimed ? { ...noClaims, ...claimed } : build.claims }];
  });
  return dictionary(name, wholeBuild, MAX_REMOTES)(named ? Object.fromEntries(filled) : value, path);
};
const tabRelease = shape<TabRelease>({
  schema: oneOf(1),
  channel,
  sequence: integer(1),
  remotes: tabBuilds,
  lastKnownGood: tabBuilds,
  shell: buildRef,
  files: dictionary(originPath, integrity, MAX_FILES),
});

/** Parses JSON of at most `max` UTF-16 units. Throws {@link RecordError} `range` or `json`. */
export const parseJson = (source: string, max: number): unknown => {
  if (source.length > max) throw new RecordError('range', '', `is longer than ${max} characters`);
  try {
    return JSON.parse(source);
  } catch {
    throw new RecordError('json', '', source === '' ? 'is empty' : 'is not JSON');
  }
};

/**
 * Parses `build.json`. Also checks that the id contains the version, and that `files` lists every
 * file that other fields name.
 */
export const parseBuild = (value: unknown): Build => {
  const parsed = build(value, '');
  if (parsed.buildId.slice(0, -13) !== parsed.version) {
    throw new RecordError('reference', 'buildId', `${parsed.buildId} does not carry the version ${parsed.version}`);
  }
  if (parsed.name === RENDERING) {
    throw new RecordError('reference', 'name', `${RENDERING} is what \`paddock freeze --render\` holds: take another`);
  }
  if ((parsed.name === 'shell') !== (parsed.container === '')) {
    throw new RecordError('reference', 'container', 'a remote has one, the shell has none');
  }
  const named: [string, string[]][] = [
    ['entry', [parsed.entry]],
    ['initial.js', parsed.initial.js],
    ['initial.css', parsed.initial.css],
    ...Object.entries(parsed.messages).map(([key, files]): [string, string[]] => [`messages.${key}`, files]),
    ...parsed.claims.routes.map((claim, index): [string, string[]] => [`claims.routes[${index}].files`, claim.files]),
  ];
  for (const [path, files] of named) {
    const missing = files.find((file) => !Object.hasOwn(parsed.files, file));
    if (missing !== undefined) throw new RecordError('reference', path, `names ${missing}, which is not in files`);
  }
  // The store uses these names beside the files of a build.
  const reserved = Object.keys(parsed.files).find((file) => /^(build|publish)\.json$|\.(br|gz)$/.test(file));
  if (reserved !== undefined) throw new RecordError('reference', 'files', `${reserved} is a name the store needs`);
  return parsed;
};

/** Parses the release from the HTML or from `RELEASE_URL`. */
export const parseTabRelease = (value: unknown): TabRelease => tabRelease(value, '');
