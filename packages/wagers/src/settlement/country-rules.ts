import type { JackpotPart, NonRunnerRule, PlaceTerms, Rounding } from './settlement-rule.ts';

/**
 * Rules beyond a wager type. Marks as in domain.md: [S] read in the named source, [D] seen in paid
 * dividends, [U] general knowledge, unverified.
 */
export interface CountryRules {
  readonly places: PlaceTerms;
  readonly rounding: Rounding;
  /**
   * How coupled runners count: as one number in all pools (`entry`), or together in Simple gagnant
   * only (`stable`). Default: separately.
   */
  readonly coupling?: 'entry' | 'stable';
  readonly pools: Readonly<Record<string, PoolRules>>;
}

/**
 * Defaults: stakes on a non-runner are refunded, dividends decide, and a series needs all its
 * races.
 */
export interface PoolRules {
  readonly nonRunner?: NonRunnerRule;
  readonly minStarters?: number;
  readonly voidLegs?: number;
  /** Paid places by field size, if the wager type differs or is sold with a sister pool. */
  readonly within?: PlaceTerms;
  /**
   * The payment if nobody had all: one place less in order, and so on (`less`); the winner as
   * first or the second as second (`either`); one of the horses, in any place (`any`).
   */
  readonly otherwise?: 'less' | 'either' | 'any';
  /** A bonus for any `horses` of the first `among`. */
  readonly bonusAmong?: { readonly horses: number; readonly among: number };
  /** A stable-mate of the winner gets the winner's dividend too. */
  readonly stableMates?: true;
  /** The right order may win a Tirelire. */
  readonly tirelire?: true;
  /** The part of a jackpot ticket's stake that is the bet; the rest buys the race's multiplier. */
  readonly jackpot?: JackpotPart;
  /** Paid at the odds agreed at the sale; in a dead heat for a part of the stake. */
  readonly agreed?: true;
}

/**
 * The favourite replaces a non-runner, even if the line then names it twice (casinobeasts.com,
 * non-runner in placepot) [S].
 */
const favourite = { nonRunner: { kind: 'replace', distinct: false } } as const;
/**
 * A non-runner is replaced by the first reserve that the leg does not name (guiden.se) [S], then by
 * ATG's `reserveOrder` [D]. In a void race every horse is right [U].
 */
const reserves = { nonRunner: { kind: 'replace', distinct: true }, voidLegs: 1 } as const;
/**
 * Two of the first three; of the first two with 4 or 5 runners (Tote, rules of the toteswinger)
 * [S].
 */
const swinger = { within: { countedOn: 'starters', from: { 6: 3, 1: 2 } } } as const;

/** `infosJackpot.tauxContribution` of PMU's programme of 2025-11-05 [D]: a third, a quarter. */
const simpleJackpot: JackpotPart = { bet: 2, of: 3 };
const twoOfFourJackpot: JackpotPart = { bet: 3, of: 4 };

/** The first `horses`, in any order. */
const firstOf = (horses: number) => ({ rank: { kind: 'main' }, of: horses, named: horses, first: horses }) as const;

const country = (places: PlaceTerms, rounding: Rounding, pools: CountryRules['pools']): CountryRules => ({
  places,
  rounding,
  pools: { fixWIN: { agreed: true }, ltmWIN: { agreed: true }, ...pools, PLC: { within: places, ...pools.PLC } },
});

/** A place is the first two. Fractions of a cent are rounded down [U]. */
const american = country({ countedOn: 'starters', from: { 1: 2 } }, 'down', {
  // If nobody had both: Conn. Agencies Regs. 12-574-A18 (i) [S]. If nobody had all: Ohio Admin.
  // Code 3769-13-23 (D) [S].
  EXA: { otherwise: 'either' },
  // If nobody had both: first with any, second with any (Ohio Admin. Code 3769-13-20 (D)) [S].
  QNL: { otherwise: 'any' },
  TRI: { otherwise: 'less' },
  SUP: { otherwise: 'less' },
  PK3: { ...favourite, voidLegs: 1 },
  PK4: { ...favourite, voidLegs: 2 },
  PK5: { ...favourite, voidLegs: 2 },
  PK6: { ...favourite, voidLegs: 3 },
});

/**
 * With too few runners for a place the horse must win (safebookmakerssites.com, Placepot rules)
 * [S].
 */
const placepot = (places: PlaceTerms) => ({
  ...favourite,
  within: { ...places, from: { ...places.from, 1: 1 } },
});

/**
 * 8 or more: three places, 5 to 7: two, fewer: none (thefreelibrary.com, Tote bets) [S]; Ireland
 * alike [U].
 */
const placesIreland: PlaceTerms = { countedOn: 'starters', from: { 8: 3, 5: 2 } };
/** Four places in handicaps with 16 or more runners (same source) [S]. */
const placesBritain: PlaceTerms = { ...placesIreland, inHandicaps: { 16: 4 } };
const british = (places: PlaceTerms) =>
  country(places, 'down', {
    SWI: swinger,
    PLP: { ...placepot(places), voidLegs: 5 },
    QDP: { ...placepot(places), voidLegs: 3 },
    JKP: { ...favourite, voidLegs: 3 },
  });

/** 16 or more: four, 8 to 15: three, 6 and 7: two, fewer: none (tabonline) [S]. */
const placesSouthAfrica: PlaceTerms = { countedOn: 'starters', from: { 16: 4, 8: 3, 6: 2 } };

/** By country. */
export const countryRules: Readonly<Record<string, CountryRules>> = {
  // Declared 8 or more: three places, fewer: two. The programme of a Viererwette race of 12 says
  // four (stover-rennen.de) [S].
  DEU: country({ countedOn: 'declared', from: { 8: 3, 1: 2 } }, 'down', {
    // With one non-runner, the first of the Tendenzreihe that the bet does not name becomes its
    // fourth horse; with two, refund (§ 13 (8), german-racing.com, 16 May 2018) [S].
    SUP: { nonRunner: { kind: 'complete' } },
  }),
  // 8 or more: three, 4 to 7: two (domain §1.7) [S]. "arrondi au centime d'euro inférieur ou
  // supérieur le plus proche": arrêté of 13 September 1985, art. 18 [S].
  FRA: {
    ...country({ countedOn: 'starters', from: { 8: 3, 4: 2 } }, 'nearest', {
      // Fewer than four ran: refund (arrêté of 13 September 1985, simple placé, 3°) [S].
      // A stable wins together (PMU, règlement des paris hippiques, art. 24) [S].
      WIN: { jackpot: simpleJackpot, stableMates: true },
      PLC: { minStarters: 4, jackpot: simpleJackpot },
      // With a non-runner and the winner: a separate dividend "16-NP" (Paris-Turf, 22 April 2019)
      // [S].
      CGA: { nonRunner: { kind: 'shorten', to: [firstOf(1)] } },
      // "1 NP" and "2 NP": a dividend for the first two, or the winner (PMU, règlement des paris
      // hippiques en ligne of 1 November 2021) [S].
      TRO: { nonRunner: { kind: 'shorten', to: [firstOf(2), firstOf(1)] } },
      NP5: { nonRunner: { kind: 'shorten', to: [firstOf(4), firstOf(3)] } },
      // Fewer than five ran: refund (PMU, règlement des paris en ligne, e-2sur4 art. 1) [S].
      DSQ: { minStarters: 5, jackpot: twoOfFourJackpot },
      // Fewer than eight ran: refund (arrêté of 13 September 1985, art. 87) [S].
      MLT: { minStarters: 8 },
      MIM: { minStarters: 8 },
      // "Bonus 4sur5" in the sheets of 2024 to 2026 [D]. The Tirelire goes to all who have the
      // right order; until January 2019 to those with a drawn number (Paris-Turf, 27 September
      // 2019) [S].
      QNP: { bonusAmong: { horses: 4, among: 5 }, tirelire: true },
    }),
    coupling: 'stable',
  },
  // Three in all 22 observed races, the smallest with 8 runners [D]; two in smaller ones [U].
  SWE: country(
    { countedOn: 'starters', from: { 8: 3, 4: 2 } },
    'down',
    Object.fromEntries(['V3', 'V4', 'V5', 'V64', 'V65', 'V75', 'GS75', 'V85', 'V86'].map((pool) => [pool, reserves])),
  ),
  GBR: british(placesBritain),
  IRL: british(placesIreland),
  ZAF: country(placesSouthAfrica, 'down', {
    SWI: swinger,
    DBL: favourite,
    BPT: { ...placepot(placesSouthAfrica), voidLegs: 5 },
    PAC: { ...placepot(placesSouthAfrica), voidLegs: 5 },
    JKP: { ...favourite, voidLegs: 3 },
    PK6: { ...favourite, voidLegs: 3 },
  }),
  // An entry is one number (Ariz. Admin. Code R19-2-523, Kan. Admin. Regs. 112-9-40a) [S].
  USA: { ...american, coupling: 'entry' },
  CAN: { ...american, coupling: 'entry' },
};
