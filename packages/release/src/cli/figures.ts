import type { BriefFigures } from '../figures/look-at-figures.ts';
import { formatInstant, formatShare, formatTable } from '../overview/format.ts';

/** So many lines of failures and of alarms are shown. `--json` has all. */
const SHOWN = 10;

const section = (head: readonly string[], rows: readonly (readonly string[])[], shown = SHOWN): string[] =>
  rows.length === 0 ? [] : ['', formatTable([[...head], ...rows.slice(0, shown).map((row) => [...row])])];

/** The tabs of an edge that told nothing are missing. */
const describeTabs = (tabs: number, edges: BriefFigures['edges']): string => {
  const isWhole = edges.every(({ why }) => why === null);
  if (!isWhole && tabs === 0) return 'How many tabs are open is not known';
  return `${isWhole ? '' : 'At least '}${tabs} ${tabs === 1 ? 'tab is' : 'tabs are'} open`;
};

/**
 * The reports of tabs and edges, for people, and the edges without figures.
 * @param silent the edges of which that was said already
 */
export const describeFigures = ({ tabs, open, failures, alarms, edges }: BriefFigures, silent: object): string[] => [
  describeTabs(tabs, edges),
  ...edges.flatMap(({ edge, host, why }) => {
    if (why === null || (edge !== null && Object.hasOwn(silent, edge))) return [];
    return edge === null
      ? [`${host} WAS NOT ASKED: name its operators' address, too (--edge)`]
      : [`${edge} does not tell its figures: ${why}`];
  }),
  ...section(
    ['OPEN TABS OF', 'BUILD', 'TABS', 'SHARE'],
    open.map(({ remote, build, tabs, share }) => [remote, build, String(tabs), formatShare(share)]),
    open.length,
  ),
  ...section(
    ['FAILURES OF', 'BUILD', 'WHERE', 'WHAT', 'REPORTS'],
    failures.map(({ remote, build, phase, errorClass, count }) => [remote, build, phase, errorClass, String(count)]),
  ),
  ...section(
    ['ALARM', 'EDGE', 'TIMES', 'WHAT', 'WHY'],
    alarms.map(({ at, host, event, reason, count }) => [formatInstant(at), host, String(count), event, reason]),
  ),
];
