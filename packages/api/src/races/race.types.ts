import type { components } from '../generated/schema.ts';
import type { Camel } from '../wire/names.ts';

type Schemas = components['schemas'];

/** `T` trot, `H` gallop. */
export type RaceType = Schemas['RaceType'];
/** FINISHED and OFFICIAL mean finished; OFFICIAL means that order and dividends are final. */
export type RaceStatus = Schemas['RaceStatus'];
/** A race in a list: without runners and pools. */
export type RaceSummary = Camel<Schemas['RaceFields']>;
/** One of the next races, with the three shortest win odds. */
export type NextRace = Camel<Schemas['NextRace']>;
export type Race = Camel<Schemas['Race']>;
export type Runner = Camel<Schemas['Runner']>;
/** Win odds of the tote, in hundredths. */
export type WinOdds = Camel<Schemas['WinOdds']>;
export type Pool = Camel<Schemas['Pool']>;
/** The fields that change while bets are accepted. */
export type RacePools = Camel<Schemas['RacePools']>;
export type Dividend = Camel<Schemas['Dividend']>;
/** A finished race for a results list. */
export type RaceResult = Camel<Schemas['RaceResult']>;
/** All races of one track on one day. */
export type Meeting = Camel<Schemas['Meeting']>;
/** With the FINISHED and OFFICIAL races only. */
export type MeetingResults = Camel<Schemas['MeetingResults']>;
