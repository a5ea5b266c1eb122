import { describe, expect, test } from 'vitest';
import { importFolder } from '../../../../test/rigs/import-folder.ts';

const course = (facts: object = {}) => ({
  numOrdre: 1,
  // 12:12 in Paris.
  heureDepart: Date.parse('2025-11-05T11:12:00Z'),
  timezoneOffset: 3_600_000,
  libelle: "PRIX  DE L'ÉTÉ",
  montantPrix: 19_000,
  distance: 3000,
  discipline: 'MONTE',
  nombreDeclaresPartants: 5,
  paris: [{ typePari: 'E_SIMPLE_GAGNANT', miseBase: 100 }],
  statut: 'FIN_COURSE',
  incidents: [],
  cagnottes: [],
  ordreArrivee: [[4], [2], [1]],
  ...facts,
});

const programme = (courses: object[], meeting: object = {}) => ({
  programme: {
    reunions: [
      {
        numOfficiel: 1,
        dateReunion: Date.parse('2025-11-04T23:00:00Z'),
        hippodrome: { libelleLong: 'HIPPODROME DE MONS  BELGIQUE' },
        pays: { code: 'FRA' },
        disciplinesMere: ['TROT'],
        courses,
        ...meeting,
      },
    ],
  },
});

const participant = (numPmu: unknown, facts: object = {}) => ({
  nom: `CHEVAL ${numPmu}`,
  numPmu,
  age: 5,
  sexe: 'HONGRES',
  statut: 'PARTANT',
  oeilleres: 'SANS_OEILLERES',
  driver: 'Mme R. LEGRAND',
  handicapPoids: 570,
  ...facts,
});

describe('[IMPORTER-1] [IMPORTER-2] [IMPORTER-4] [IMPORTER-5] a day of the PMU', () => {
  test('is shown at the local time of the track, whose clock is not that of the file', async () => {
    const courses = [course({ heureDepart: Date.parse('2025-11-05T10:40:00Z') })];
    const { ask, meetings } = await importFolder({
      'programme.json': programme(courses, { pays: { code: 'HKG' }, disciplinesMere: ['PLAT'] }),
    });
    // 18:40 in Hong Kong.
    expect((await ask(`/api/v1/meetings/${meetings[0]?.id}`)).body.data).toMatchObject({
      country: 'HKG',
      race_type: 'H',
      track_name: 'MONS BELGIQUE',
      firstracedate: '2026-11-21T10:40:00.000Z',
      races: [{ name: "PRIX DE L'ÉTÉ", purse: 1_900_000 }],
    });
  });

  test('calls a track by its short name', async () => {
    const hippodrome = { libelleCourt: 'MONS (GHLIN)', libelleLong: 'HIPPODROME DE MONS  BELGIQUE' };
    const { ask, meetings } = await importFolder({ 'programme.json': programme([course()], { hippodrome }) });
    expect((await ask(`/api/v1/meetings/${meetings[0]?.id}`)).body.data.track_name).toBe('MONS (GHLIN)');
  });

  test('shows a race without a runner list by its start numbers, without odds, and says so', async () => {
    for (const nombreDeclaresPartants of [5, '5']) {
      const { race, report } = await importFolder({
        'programme.json': programme([course({ nombreDeclaresPartants })]),
      });
      const shown = await race(0, 1);
      expect(shown).toMatchObject({ status: 'OFFICIAL', runner_count: 5 });
      expect(shown.runners.map(({ place }: { place: number }) => place)).toEqual([3, 2, null, 1, null]);
      expect(shown.runners[2]).toMatchObject({ horse: { name: '#3' }, rider: null, odds: { current: null } });
      expect(shown.pools).toMatchObject([{ name: 'WIN', odds: [], turnover: null }]);
      expect(report).toEqual(['R1 race 1: no runner list in the file: shown by start numbers, without names and odds']);
    }
  });

  test('reads a dead heat as the file has it and as newspapers write it, and a number that is there twice once', async () => {
    const result = async (ordreArrivee: unknown) =>
      (await (await importFolder({ 'p.json': programme([course({ ordreArrivee })]) })).race(0, 1)).result;
    const tied = [
      { place: 1, startnrs: [4] },
      { place: 2, startnrs: [2, 5] },
      { place: 4, startnrs: [1] },
    ];
    expect(await result([[4], [2, 5], [1]])).toEqual(tied);
    expect(await result('4 - 2 / 5 - 1')).toEqual(tied);
    expect(await result('4 - 2 / 2 - 1')).toEqual([
      { place: 1, startnrs: [4] },
      { place: 2, startnrs: [2] },
      { place: 3, startnrs: [1] },
    ]);
    expect(await result('Non connue')).toEqual([]);
  });

  test('tells non-runners from those that were disqualified, fell or were stopped', async () => {
    const incidents = [
      { type: 'NON_PARTANT', numeroParticipants: [3] },
      { type: 'DISQUALIFIE_POTEAU_GALOP', numeroParticipants: [5] },
      { type: 'TOMBE', numeroParticipants: [6] },
      { type: 'ARRETE', numeroParticipants: [7] },
    ];
    const { race } = await importFolder({ 'p.json': programme([course({ nombreDeclaresPartants: 7, incidents })]) });
    const shown = await race(0, 1);
    expect(shown.runner_count).toBe(6);
    expect(shown.runners.slice(2).map((runner: Record<string, unknown>) => [runner.status, runner.incident])).toEqual([
      ['NON_RUNNER', null],
      [null, null],
      [null, 'DISQUALIFIED'],
      [null, 'FELL'],
      [null, 'PULLED_UP'],
    ]);
  });

  test('takes an arrival that is longer or shorter than the places paid, and reports a number that does not run', async () => {
    const { race, report } = await importFolder({
      'p.json': programme([
        course({ ordreArrivee: [[4], [9]] }),
        course({ numOrdre: 2, ordreArrivee: [[5], [4], [3], [2], [1]] }),
      ]),
    });
    expect((await race(0, 1)).result).toEqual([{ place: 1, startnrs: [4] }]);
    expect((await race(0, 2)).runners.map(({ place }: { place: number }) => place)).toEqual([5, 4, 3, 2, 1]);
    expect(report).toContain('R1 race 1 number 9: is in the result but not among the runners: left out');
  });

  test('has the runners and dividends of a race whose files lie beside it', async () => {
    const { race, report } = await importFolder({
      'p.json': programme([course()]),
      'participants_R1_C1.json': {
        participants: [
          participant(1, { dernierRapportDirect: { rapport: 83 }, dernierRapportReference: { rapport: 34 } }),
          participant('2', { deferre: 'DEFERRE_ANTERIEURS', oeilleres: 'OEILLERES_AUSTRALIENNES', sexe: 'FEMELLES' }),
          participant(4, { deferre: 'PROTEGE_ANTERIEURS', dernierRapportDirect: { rapport: 3.1 } }),
        ],
      },
      'rapports_R1_C1.json': [
        {
          typePari: 'SIMPLE_GAGNANT',
          miseBase: 200,
          dividendeUnite: 'PourUnEuro',
          rapports: [
            { libelle: 'Simple gagnant', dividendePourUnEuro: 310, combinaison: '4', nombreGagnants: 21294.6 },
          ],
        },
        {
          typePari: 'MULTI',
          miseBase: 300,
          dividendeUnite: 'PourUneMiseDeBase',
          rapports: ['4', '5'].map((horses) => ({
            libelle: `Multi en ${horses}`,
            dividendePourUnEuro: horses === '4' ? 46_200 : 9240,
            combinaison: '4-2-1-3',
            nombreGagnants: 17.25,
          })),
        },
        { typePari: 'TRIO', rembourse: true, rapports: [] },
      ],
      'performances_R1_C1.json': { participants: [] },
    });
    const shown = await race(0, 1);
    expect(shown.runners).toMatchObject([
      {
        startnr: 1,
        weight: 57_000,
        sex: 'G',
        odds: { current: 8300, reference: 3400 },
        rider: { name: 'Mme R. LEGRAND' },
      },
      { startnr: 2, shoes: 'BACK', blinkers: true, sex: 'F', odds: { current: null } },
      { startnr: 4, shoes: null, place: 1 },
    ]);
    expect(shown.pools.map(({ name }: { name: string }) => name)).toEqual(['WIN', 'MLT']);
    expect(shown.pools[0].dividends).toMatchObject([
      { combination: '4', odd: 310, unit: 100, winners: 21294.6, note: null },
    ]);
    expect(shown.pools[1].dividends).toMatchObject([
      { combination: '4-2-1-3', odd: 46_200, unit: 300, note: 'Multi en 4' },
      { odd: 9240, note: 'Multi en 5' },
    ]);
    expect(report).toEqual([
      'performances_R1_C1.json: past performances have no place in a race: not used',
      'R1 race 1 number 4: shoes PROTEGE_ANTERIEURS: not shown',
      'R1 race 1 TRIO: is paid back: shown without dividends',
    ]);
  });

  test('[IMPORTER-9] keeps the only label of a pool that nobody had in order (arrêté of 13 September 1985, art. 95-9)', async () => {
    const { race } = await importFolder({
      'p.json': programme([course()]),
      'rapports_R1_C1.json': [
        {
          typePari: 'TIERCE',
          miseBase: 100,
          rapports: [{ libelle: 'Tiercé Désordre', dividendePourUnEuro: 12_300, combinaison: '4-2-1' }],
        },
      ],
    });
    const { pools } = await race(0, 1);
    expect(pools.find(({ name }: { name: string }) => name === 'TCE').dividends).toMatchObject([
      { combination: '4-2-1', odd: 12_300, note: 'Tiercé Désordre' },
    ]);
  });

  test('leaves out a race that was not run, and says so', async () => {
    const { meetings, report } = await importFolder({
      'p.json': programme([course(), course({ numOrdre: 2, statut: 'COURSE_ANNULEE' })]),
    });
    expect(meetings[0]?.races).toHaveLength(1);
    expect(report).toContain('R1 race 2: was not run: race left out');
  });
});
