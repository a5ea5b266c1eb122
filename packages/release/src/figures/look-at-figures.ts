import { readEdges } from '../edges/edge-notes.ts';
import { MAX_ANSWER, type Watch } from '../guard/guard-round.ts';
import { parseJson } from '../record.ts';
import { FIGURES_URL, parseEdgeFigures, type SummedFigures, sumFigures } from './edge-figures.ts';

/** Whether the figures of an edge are in a sum. */
export interface Told {
  /** Its operators' address; `null`: nobody asks it, since no address of it is named. */
  edge: string | null;
  /** Its machine; `null`: it never answered. */
  host: string | null;
  /** When it last answered; `null`: never. */
  at: string | null;
  /** Why its newest figures are missing; `null`: they are in the sum. */
  why: string | null;
}

/** The figures of all edges that serve a channel. */
export interface Figures extends SummedFigures {
  edges: readonly Told[];
}

/** The figures of so many processes are kept, those that have ended included. */
const MAX_PROCESSES = 200;

const UNNAMED = 'no address of it is named';

/**
 * Asks all edges for their figures and adds them up. What an edge told earlier stays counted, also
 * when it restarts. Edges that wrote a note but were not asked are listed.
 * @param silent why an edge did not tell its votes, by its address
 */
export const lookAtFigures = async (
  { store, channel, edges, ask, now, told }: Watch,
  silent: Readonly<Record<string, string>> = {},
): Promise<Figures> => {
  const answered = new Set<string>();
  const last = (edge: string) => told.last.get(edge) ?? { host: null, at: null };
  const askOne = async (edge: string): Promise<Told> => {
    try {
      const figures = parseEdgeFigures(parseJson(await ask(new URL(FIGURES_URL, edge).href), MAX_ANSWER));
      answered.add(figures.edge);
      told.figures.set(figures.edge, figures);
      const [oldest = ''] = told.figures.keys();
      if (told.figures.size > MAX_PROCESSES) told.figures.delete(oldest);
      told.last.set(edge, { host: figures.host, at: now().toISOString() });
      return { edge, ...last(edge), why: silent[edge] ?? null };
    } catch (error) {
      return { edge, ...last(edge), why: (error as Error).message };
    }
  };
  const asked = await Promise.all(edges.map(askOne));
  const counted = new Set([...told.figures.values()].flatMap(({ notes }) => notes));
  // Without the notes, the edges that were asked are known nevertheless.
  const notes = await readEdges(store, channel).catch(() => []);
  const unnamed = notes
    .filter(({ id, silent: isSilent }) => !isSilent && !counted.has(id))
    .map(({ host }): Told => ({ edge: null, host, at: null, why: UNNAMED }));
  const all = [...told.figures.values()].map((figures) => ({
    ...figures,
    tabs: answered.has(figures.edge) ? figures.tabs : 0,
  }));
  return { ...sumFigures(all), edges: [...asked, ...unnamed] };
};
