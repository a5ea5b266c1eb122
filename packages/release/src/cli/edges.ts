import { type EdgeStatus, readEdges } from '../edges/edge-notes.ts';
import { formatInstant } from '../overview/format.ts';
import type { Release } from '../record.ts';
import { ReleaseError } from '../release-error.ts';
import type { Session } from './session.ts';
import type { World } from './world.ts';

/**
 * How long a change waits for the edges to serve it, and the pause between two looks (ms). An edge
 * usually takes a second.
 */
const PATIENCE_MS = 10_000;
const PAUSE_MS = 200;

const NAME_EDGES = "Name the operators' address of each edge: --edge http://127.0.0.1:41234";

/**
 * An option that names the operators' address of an edge, and can be repeated. Throws `usage` if it
 * is no origin.
 */
export const collectEdge = (edge: string, before: readonly string[] = []): string[] => {
  if (/^https?:\/\/[^/]+\/?$/.test(edge) && URL.canParse(edge)) return [...before, edge];
  throw new ReleaseError('usage', `${JSON.stringify(edge)} is no origin of an edge`, NAME_EDGES);
};

/** Throws `usage` if the command line names no edge. */
export const requireEdges = (edges: readonly string[] = []): readonly string[] => {
  if (edges.length > 0) return edges;
  throw new ReleaseError('usage', 'No edge is named', NAME_EDGES);
};

/** The state that an edge reports. */
export interface EdgeState {
  edge: string;
  channel: string | null;
  /** `null`: it does not answer, or serves nothing. */
  release: number | null;
  serves: boolean;
  /**
   * When it wrote its last note into the store, if that is long ago. Changes do not wait for it.
   */
  silentSince?: string;
}

interface NamedEdge {
  id?: string;
  state: EdgeState;
}

const lookAt = async ({ ask }: World, edge: string, wanted: Release): Promise<NamedEdge> => {
  const { id, sequence, channel } = await ask(new URL('/paddock/health', edge).href)
    .then((text) => JSON.parse(text) as { id?: string; sequence: number | null; channel: string | null })
    .catch(() => ({ id: undefined, sequence: null, channel: null }));
  const serves = sequence !== null && channel === wanted.channel && sequence >= wanted.sequence;
  return { ...(id !== undefined && { id }), state: { edge, channel, release: sequence, serves } };
};

const noted = ({ host, channel, release, silent, at }: EdgeStatus, wanted: Release): EdgeState => ({
  edge: host,
  channel,
  release,
  serves: !silent && release >= wanted.sequence,
  ...(silent && { silentSince: at }),
});

/**
 * Waits until each edge serves this release or a later one: those of `--edge`, and those that write
 * notes into the store. After ten seconds, returns the other edges with what they serve.
 */
export const awaitEdges = async (
  { store, world, flags }: Session<{ edge?: string[] }>,
  release: Release,
): Promise<EdgeState[]> => {
  const until = world.now().getTime() + PATIENCE_MS;
  for (;;) {
    const named = await Promise.all((flags.edge ?? []).map((edge) => lookAt(world, edge, release)));
    const known = new Set(named.map(({ id }) => id));
    // The change is made, even if the notes cannot be read.
    const edges = await readEdges(store, release.channel).catch(() => []);
    const others = edges.filter(({ id }) => !known.has(id)).map((edge) => noted(edge, release));
    const states = [...named.map(({ state }) => state), ...others];
    const isSettled = states.every(({ serves, silentSince }) => serves || silentSince !== undefined);
    if (isSettled || world.now().getTime() >= until) return states;
    await world.sleep(PAUSE_MS);
  }
};

/** One line: how many edges serve the release, and what the others do. */
export const describeEdges = (states: readonly EdgeState[]): string => {
  const others = states.filter(({ serves }) => !serves);
  const what = others.map(({ edge, release, channel, silentSince }) => {
    if (silentSince !== undefined) return `${edge} is silent since ${formatInstant(silentSince)}`;
    return release === null ? `${edge} does not answer` : `${edge} still serves release ${release} of ${channel}`;
  });
  const count = `${states.length - others.length} of ${states.length}`;
  const waited = others.some(({ silentSince }) => silentSince === undefined) ? ' after 10 s' : '';
  return `  served by ${count} edges${what.length === 0 ? '' : `${waited}: ${what.join(', ')}`}`;
};
