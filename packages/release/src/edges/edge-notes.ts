import type { ReleaseStore } from '../store/store.ts';

/** An edge writes its note this often (ms), and at once after a change. */
export const EDGE_NOTE_MS = 5_000;

/** An edge whose note is older (ms) is silent: it has ended, or does not reach the store. */
const SILENT_MS = 15_000;

/** A build whose pages failed to render at an edge since the edge began to serve the release. */
export interface RenderFaults {
  /** Name and build id: `name/1.0.0-0123456789ab`. */
  build: string;
  failed: number;
  /** The edge renders none of its pages until the next release. */
  ended: boolean;
}

/** An edge's report of its state. It is not signed, so nothing depends on it. */
export interface EdgeNote {
  /** Its machine, for people. */
  host: string;
  channel: string;
  /** The release that it serves. */
  release: number;
  /** Whether it knows that this is the newest release. */
  verified: boolean;
  /** Missing if there are none. */
  renderFaults?: readonly RenderFaults[];
}

/** An edge by its last note. */
export interface EdgeStatus extends EdgeNote {
  id: string;
  /** When the note was written, by the clock of the store. */
  at: string;
  silent: boolean;
}

export const encodeEdgeNote = (note: EdgeNote): Uint8Array => Buffer.from(`${JSON.stringify(note)}\n`);

const parse = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return null;
  }
};

const isFaults = (value: unknown): boolean => {
  const { build, failed, ended } = (value ?? {}) as Partial<Record<keyof RenderFaults, unknown>>;
  const isBuild = typeof build === 'string' && /^[\w.+/-]{1,200}$/.test(build);
  return isBuild && Number.isSafeInteger(failed) && typeof ended === 'boolean';
};

/** Checks the shape, since an edge's credentials allow any content here. */
const isNote = (value: unknown): value is EdgeNote => {
  const {
    host,
    channel,
    release,
    verified,
    renderFaults = [],
  } = (value ?? {}) as Partial<Record<keyof EdgeNote, unknown>>;
  const isHost = typeof host === 'string' && /^[\w.:#-]{1,100}$/.test(host);
  if (!Array.isArray(renderFaults) || !renderFaults.every(isFaults)) return false;
  return isHost && typeof channel === 'string' && Number.isSafeInteger(release) && typeof verified === 'boolean';
};

/** The edges that wrote a note for this channel, sorted by host. */
export const readEdges = async (store: ReleaseStore, channel: string): Promise<EdgeStatus[]> => {
  const found = (await store.readEdges()).flatMap(({ id, bytes, at }) => {
    const note = parse(bytes);
    return isNote(note) && note.channel === channel ? [{ ...note, id, at }] : [];
  });
  if (found.length === 0) return [];
  // A reader without the right to write cannot ask the store's clock, and uses its own.
  const now = (await store.now().catch(() => new Date())).getTime();
  return found
    .map((edge) => ({ ...edge, at: edge.at.toISOString(), silent: now - edge.at.getTime() > SILENT_MS }))
    .sort((a, b) => a.host.localeCompare(b.host) || a.id.localeCompare(b.id));
};
