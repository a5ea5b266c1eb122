import { readEdges } from '../edges/edge-notes.ts';
import { MAX_ANSWER, requireChannel, type Watch } from '../guard/guard-round.ts';
import { parseJson } from '../record.ts';
import {
  FIGURES_URL,
  KEPT_MINUTES,
  type MinuteRow,
  minuteOf,
  parseEdgeFigures,
  type SummedFigures,
  sumFigures,
} from './edge-figures.ts';

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

/** Open tabs that run one build. Anybody can report one, so it is for people. */
export interface OpenTabs {
  remote: string;
  /** `unknown`: a shell that does not report, since it is older or was just opened. */
  build: string;
  tabs: number;
  /** In thousandths of all open tabs. */
  share: number;
}

/** The figures of all edges that serve a channel. `tabs` includes those that only report. */
export interface Figures extends SummedFigures {
  open: readonly OpenTabs[];
  edges: readonly Told[];
}

/** Figures without the curves, which the operators' page alone draws. */
export type BriefFigures = Omit<Figures, 'minutes'>;

/** The number of processes whose figures are kept, including those that have ended. */
const MAX_PROCESSES = 200;

const UNNAMED = 'no address of it is named';

/** The tabs that told what they run in this minute, and those of all `streams` that did not. */
const openIn = (minutes: readonly MinuteRow[], minute: string, streams: number): Pick<Figures, 'tabs' | 'open'> => {
  const told = minutes.filter(({ at, open }) => at === minute && open > 0);
  const known = told.reduce((sum, { remote, open }) => (remote === 'shell' ? sum + open : sum), 0);
  const tabs = Math.max(streams, known);
  const silent = { remote: 'shell', build: 'unknown', open: tabs - known };
  const open = [...told, ...(silent.open > 0 ? [silent] : [])]
    .map(({ remote, build, open }) => ({ remote, build, tabs: open, share: Math.round((1_000 * open) / tabs) }))
    .sort((a, b) => a.remote.localeCompare(b.remote) || b.tabs - a.tabs);
  return { tabs, open };
};

/**
 * Asks all edges for their figures and adds them up. Earlier reports of an edge stay counted, also
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
      const answer = parseJson(await ask(new URL(FIGURES_URL, edge).href), MAX_ANSWER);
      const figures = requireChannel(parseEdgeFigures(answer), channel);
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
  const at = now().getTime();
  const sum = sumFigures(all);
  return {
    ...sum,
    ...openIn(sum.minutes, minuteOf(at, 1), sum.tabs),
    minutes: sum.minutes.filter((row) => row.at >= minuteOf(at, KEPT_MINUTES)),
    edges: [...asked, ...unnamed],
  };
};
