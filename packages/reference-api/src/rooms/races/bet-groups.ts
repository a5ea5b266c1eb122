import type { components } from '@paddock/api';
import { wagerTypes } from '@paddock/wagers/types';

const series = [...new Set(wagerTypes.filter(({ param }) => param.pick).flatMap(({ name }) => name))];

const groups = [
  ['win_place', 'Sieg und Platz', 'Win and place', ['WIN', 'PLC', 'SHW', 'fixWIN']],
  ['two', 'Zweier', 'Two horses', ['EXA', 'QNL', 'SWI', 'CGA', 'COR', 'CPL', 'TVI', 'KOM', 'DSQ']],
  ['three', 'Dreier', 'Three horses', ['TRI', 'TRO', 'TRD', 'TRS', 'TCE']],
  ['four_and_more', 'Vierer und mehr', 'Four horses and more', ['SUP', 'SQ4', 'QAP', 'MLT', 'MIM', 'QNP', 'NP5']],
  ['series', 'Siegschieben', 'Several races', series],
  ['h2h', 'Head-to-Head', 'Head to head', ['H2H']],
  ['ltm', 'Langzeitwetten', 'Long-term markets', ['ltmWIN']],
] as const;

/** Families of pools, in the order of their tabs. */
export const betGroups: readonly components['schemas']['BetGroup'][] = groups.map(
  ([code, name_de, name_en, pools], at) => ({ id: at + 1, code, name_de, name_en, order: at + 1, pools: [...pools] }),
);
