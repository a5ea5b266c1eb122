import { type BuildRef, namedBuilds, type Release } from '../record.ts';
import { isReleaseError, ReleaseError } from '../release-error.ts';
import type { ProofReader } from '../store/store.ts';
import { createProver } from '../trust/journal.ts';
import { type Policy, readProvenPolicy } from '../trust/policy.ts';
import { type FoundPreview, readPreview } from '../trust/preview.ts';
import { type PublishedBuild, readBuild } from '../trust/published-build.ts';
import { keyIdOf } from '../trust/signing.ts';
import { readTimestamp, type Timestamp } from '../trust/timestamp.ts';
import { type AuditHead, type AuditLine, parseAuditLine } from './audit-file.ts';

/** Something that cannot be proven, and its line in the file. */
export interface AuditProblem {
  line: number;
  what: string;
}

export interface NamedRef {
  name: string;
  ref: BuildRef;
}

/** The proven content of an audit file. `releases` are those of its range. */
export interface Audit extends Pick<AuditHead, 'channel' | 'from' | 'to'> {
  /** The id of the root key. */
  root: string;
  policy: Policy;
  releases: Release[];
  /** The release before the range; `null` if the range begins with the first one. */
  before: Release | null;
  builds: PublishedBuild[];
  /** Builds that releases name and the file lacks: gc may have removed them before the export. */
  gone: NamedRef[];
  previews: FoundPreview[];
  timestamp: Timestamp | null;
  problems: AuditProblem[];
}

type Line<Kind extends AuditLine['kind']> = Extract<AuditLine, { kind: Kind }>;

/** An entry of the file, and its line. */
interface Placed<Entry extends AuditLine> {
  line: number;
  entry: Entry;
}

const distrust = (line: number, why: string): ReleaseError =>
  new ReleaseError(
    'verification',
    `Line ${line} of the file cannot be trusted: ${why}`,
    'Get the file again from its exporter. Nothing that follows from that line is proven.',
  );

const keyOf = (entry: AuditLine): string => {
  if (entry.kind === 'release') return String(entry.sequence);
  if (entry.kind === 'build') return `${entry.name}/${entry.buildId}`;
  return entry.kind === 'preview' ? entry.id : '';
};

/** The entries of a file by kind and name. A line that cannot be parsed is a problem. */
const readLines = (text: string) => {
  const found = new Map<string, Placed<AuditLine>>();
  const problems: AuditProblem[] = [];
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  for (const [index, content] of lines.entries()) {
    const line = index + 1;
    try {
      const entry = parseAuditLine(content);
      const key = `${entry.kind} ${keyOf(entry)}`;
      if (found.has(key)) throw new Error(`it repeats line ${found.get(key)?.line}`);
      found.set(key, { line, entry });
    } catch (error) {
      problems.push({ line, what: `It is no line of an audit: ${(error as Error).message}` });
    }
  }
  const get = <Kind extends AuditLine['kind']>(kind: Kind, key: string | number = ''): Placed<Line<Kind>> | undefined =>
    found.get(`${kind} ${key}`) as Placed<Line<Kind>> | undefined;
  const all = <Kind extends AuditLine['kind']>(kind: Kind): Placed<Line<Kind>>[] =>
    [...found.values()].filter((each): each is Placed<Line<Kind>> => each.entry.kind === kind);
  return { get, all, problems };
};

/** Reads the file as if it were the store. */
const readerOf = ({ get }: ReturnType<typeof readLines>, trustedRoot: string): ProofReader => {
  const bytes = (text: string | null | undefined) => (text ? Buffer.from(text) : null);
  return {
    place: 'the audit file',
    trustedRoot,
    readRoot: async () => get('root')?.entry.text ?? null,
    readPolicy: async () => bytes(get('policy')?.entry.text),
    readRecord: async (_, sequence) => bytes(get('release', sequence)?.entry.text),
    readBuildFile: async (name, buildId, file) => {
      const build = get('build', `${name}/${buildId}`)?.entry;
      return bytes(file === 'build.json' ? build?.manifest : build?.text);
    },
    readPreview: async (id) => bytes(get('preview', id)?.entry.text),
    readPreviewEnd: async (id) => bytes(get('preview', id)?.entry.end),
    readTimestamp: async () => bytes(get('timestamp')?.entry.text),
  };
};

/** Proves all lines. Throws if the policy cannot be proven; any other failure is a problem. */
const proveAll = async (lines: ReturnType<typeof readLines>, head: Placed<AuditHead>, trustedRoot: string) => {
  const { channel, from, to } = head.entry;
  const problems: AuditProblem[] = [];
  const reader = readerOf(lines, trustedRoot);
  const given = lines.get('root');
  if (!given || keyIdOf(given.entry.text) !== trustedRoot)
    throw distrust((given ?? head).line, 'the root key of the file is not the one that is trusted');
  const { policy, root } = await readProvenPolicy(reader).catch((error: Error) => {
    throw distrust((lines.get('policy') ?? given).line, error.message);
  });
  /** The result of a proof; `null` if it fails, which adds a problem of that line. */
  const attempt = async <T>(line: number, prove: () => Promise<T>): Promise<T | null> => {
    try {
      return await prove();
    } catch (error) {
      if (!isReleaseError(error)) throw error;
      problems.push({ line, what: error.message });
      return null;
    }
  };

  const { history, next } = createProver(reader, policy, channel);
  for (let sequence = 1; sequence <= to; sequence += 1) {
    const place = lines.get('release', sequence);
    const problem = place ? await next(sequence) : `Release ${sequence} of ${channel} is missing`;
    if (problem !== null) problems.push({ line: (place ?? head).line, what: problem });
  }
  for (const { line, entry } of lines.all('release'))
    if (entry.sequence > to)
      problems.push({ line, what: `Release ${entry.sequence} is after those of the first line` });

  const releases = history.filter((release) => release.sequence >= from);
  const refs = new Map(releases.flatMap(namedBuilds).map((named) => [`${named.name}/${named.ref.buildId}`, named]));
  const builds: PublishedBuild[] = [];
  for (const { line, entry } of lines.all('build')) {
    const named = refs.get(keyOf(entry));
    if (!named) problems.push({ line, what: `No release names ${entry.name} ${entry.buildId}` });
    const wanted = named && { name: named.name, ...named.ref };
    const build = wanted && (await attempt(line, () => readBuild(reader, policy, wanted)));
    if (build) builds.push(build);
  }
  const gone = [...refs].filter(([key]) => !lines.get('build', key)).map(([, named]) => named);

  const previews: FoundPreview[] = [];
  for (const { line, entry } of lines.all('preview')) {
    const found = await attempt(line, () => readPreview(reader, policy, entry.id));
    if (found?.isEnded && !found.end)
      problems.push({ line, what: `Nobody who may do so has signed the end of the preview ${entry.id}` });
    if (found) previews.push(found);
  }
  const last = lines.get('timestamp');
  const timestamp = last ? await attempt(last.line, () => readTimestamp(reader, policy, channel)) : null;
  const before = history[from - 2] ?? null;
  return { root: keyIdOf(root), policy, releases, before, builds, gone, previews, timestamp, problems };
};

/**
 * Proves an audit file without the store. The id of the root key must come from another source than
 * the file. Each line that cannot be proven is a problem. Throws `verification` if the policy
 * cannot be proven.
 */
export const checkAudit = async (text: string, trustedRoot: string): Promise<Audit> => {
  const lines = readLines(text);
  const head = lines.get('audit');
  const [first] = lines.problems;
  if (head?.line !== 1) throw distrust(1, first?.line === 1 ? first.what : 'an audit file begins in another way');
  const { channel, from, to } = head.entry;
  const proven = await proveAll(lines, head, trustedRoot);
  const problems = [...lines.problems, ...proven.problems].sort((a, b) => a.line - b.line);
  return { channel, from, to, ...proven, problems };
};
