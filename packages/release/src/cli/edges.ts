import type { Release } from '../record.ts';
import { ReleaseError } from '../release-error.ts';
import type { World } from './world.ts';

/** How long a change waits for the edges to serve it, and between two looks (ms). They take a second. */
const PATIENCE_MS = 10_000;
const PAUSE_MS = 200;

const NAME_EDGES = "Name the operators' address of each edge: --edge http://127.0.0.1:41234";

/** An option that names the operators' address of an edge, and can be repeated. Throws `usage` if it is no origin. */
export const collectEdge = (edge: string, before: readonly string[] = []): string[] => {
  if (/^https?:\/\/[^/]+\/?$/.test(edge) && URL.canParse(edge)) return [...before, edge];
  throw new ReleaseError('usage', `${JSON.stringify(edge)} is no origin of an edge`, NAME_EDGES);
};

/** Throws `usage` if the command line names no edge. */
export const requireEdges = (edges: readonly string[] = []): readonly string[] => {
  if (edges.length > 0) return edges;
  throw new ReleaseError('usage', 'No edge is named', NAME_EDGES);
};

/** What an edge serves, as it says. */
export interface EdgeState {
  edge: string;
  channel: string | null;
  /** `null`: it does not answer, or has nothing to serve. */
  release: number | null;
  serves: boolean;
}

const lookAt = async ({ ask }: World, edge: string, wanted: Release): Promise<EdgeState> => {
  const { sequence, channel } = await ask(new URL('/paddock/health', edge).href)
    .then((text) => JSON.parse(text) as { sequence: number | null; channel: string | null })
    .catch(() => ({ sequence: null, channel: null }));
  return {
    edge,
    channel,
    release: sequence,
    serves: sequence !== null && channel === wanted.channel && sequence >= wanted.sequence,
  };
};

/** Waits until each edge serves a release or a later one. Edges that do not within ten seconds are told as they are. */
export const awaitEdges = async (world: World, edges: readonly string[], release: Release): Promise<EdgeState[]> => {
  const until = world.now().getTime() + PATIENCE_MS;
  for (;;) {
    const states = await Promise.all(edges.map((edge) => lookAt(world, edge, release)));
    if (states.every(({ serves }) => serves) || world.now().getTime() >= until) return states;
    await world.sleep(PAUSE_MS);
  }
};

/** One line: how many serve it, and what the others do. */
export const describeEdges = (states: readonly EdgeState[]): string => {
  const others = states.filter(({ serves }) => !serves);
  const what = others.map(({ edge, release, channel }) =>
    release === null ? `${edge} does not answer` : `${edge} still serves release ${release} of ${channel}`,
  );
  const count = `${states.length - others.length} of ${states.length}`;
  return `  served by ${count} edges${what.length === 0 ? '' : ` after 10 s: ${what.join(', ')}`}`;
};
