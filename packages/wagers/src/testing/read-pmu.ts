import type { RaceResult } from '../settlement/race-result.ts';
import { type PaidSheet, paidLine, parseSlots, placed } from './paid-sheet.ts';
import { readJson } from './real-data.ts';
import { ruleOf } from './rule-of.ts';

interface Course {
  numOrdre: number;
  nombreDeclaresPartants: number;
  ordreArrivee: number[][];
  incidents?: { type: string; numeroParticipants: number[] }[];
  paris: { codePari: string }[];
}
interface Programme {
  programme: { reunions: { numOfficiel: number; pays: { code: string }; courses: Course[] }[] };
}
interface Report {
  typePari: string;
  rapports: { libelle: string; combinaison: string; dividendePourUnEuro: number }[];
}

/**
 * The product's pool names; `E_` pools are internet pools, `_INTERNATIONAL` pools are shared with
 * another country.
 */
const names: Record<string, string> = {
  SIMPLE_GAGNANT: 'WIN',
  SIMPLE_PLACE: 'PLC',
  COUPLE_GAGNANT: 'CGA',
  COUPLE_PLACE: 'CPL',
  COUPLE_ORDRE: 'COR',
  DEUX_SUR_QUATRE: 'DSQ',
  TRIO: 'TRO',
  TRIO_ORDRE: 'TRD',
  MULTI: 'MLT',
  MINI_MULTI: 'MIM',
  TIERCE: 'TCE',
  QUARTE_PLUS: 'QAP',
  QUINTE_PLUS: 'QNP',
  PICK5: 'NP5',
  SUPER_QUATRE: 'SQ4',
};

/** Bets that roll stakes over several races; they are not a pool of one result. */
export const rolling = ['REPORT_PLUS', 'TIC_TROIS'];

const nameOf = (code: string) => names[code.replace(/^E_|_INTERNATIONAL$/g, '')];

const numbersOf = ({ incidents = [] }: Course, isOf: (type: string) => boolean) =>
  incidents.filter(({ type }) => isOf(type)).flatMap(({ numeroParticipants }) => numeroParticipants);

const pmuResult = (course: Course): RaceResult => {
  const nonRunners = numbersOf(course, (type) => type === 'NON_PARTANT');
  const declared = Array.from({ length: course.nombreDeclaresPartants }, (_, at) => at + 1);
  return {
    starters: declared.filter((startNr) => !nonRunners.includes(startNr)),
    nonRunners,
    coupled: [],
    disqualified: numbersOf(course, (type) => type.startsWith('DISQUALIFIE')),
    order: placed(course.ordreArrivee),
  };
};

/** Every race of the day, 5 November 2025, with its pools. */
export const readProgramme = () =>
  (readJson<Programme>('pmu-2025-11-05/programme_05112025.json')?.programme.reunions ?? []).flatMap((reunion) =>
    reunion.courses.map((course) => ({
      title: `R${reunion.numOfficiel} C${course.numOrdre}`,
      country: reunion.pays.code,
      number: course.numOrdre,
      result: pmuResult(course),
      rolling: course.paris.filter(({ codePari }) => rolling.includes(codePari.replace(/^E_/, ''))).length,
      pools: course.paris
        .map(({ codePari }) => ({ code: codePari, pool: nameOf(codePari) }))
        .filter(({ code }) => !rolling.includes(code.replace(/^E_/, ''))),
    })),
  );

/**
 * The dividends of the day's first race. `Multi en 6` pays lines of six horses that contain the
 * four printed ones.
 */
export const readPmu = (): PaidSheet[] => {
  const race = readProgramme()[0];
  const reports = readJson<Report[]>('pmu-2025-11-05/rapports_R1_C1.json') ?? [];
  if (!race) return [];
  return reports.map(({ typePari, rapports }) => {
    const pool = nameOf(typePari) as string;
    return {
      title: `${race.title} ${typePari}`,
      results: [race.result],
      pool: { pool, rule: ruleOf('FRA', pool) },
      country: 'FRA',
      paid: rapports.map(({ libelle, combinaison, dividendePourUnEuro: odd }) => {
        const slots = parseSlots(combinaison, '-');
        const horses = Number(/^Multi en (\d)$/.exec(libelle)?.[1] ?? slots.length);
        const any = Array.from({ length: horses - slots.length }, () => 'ALL' as const);
        const line = paidLine([...slots, ...any], false, odd);
        return pool === 'MLT' ? { ...line, combination: slots, rank: { kind: 'multi', horses } } : line;
      }),
    };
  });
};
