import type { RaceResult, RaceSummary, RaceType } from '../races/race.types.ts';

/** All races of one track on one day, with what they are listed by. */
export interface MeetingOf<R> {
  id: number;
  country: string;
  /** Of the operator whose pools these are. */
  originCountry: string;
  trackId: number;
  trackName: string;
  date: string;
  timeZone: string;
  raceType: RaceType;
  /** First and last planned off, ISO instants. */
  firstRaceDate: string;
  lastRaceDate: string;
  raceCount: number;
  pdf: string | null;
  programPdf: string | null;
  isLive: boolean;
  hasFix: boolean;
  hasH2h: boolean;
  hasWorldpool: boolean;
  livestreamId: number | null;
  races: R[];
}

export type Meeting = MeetingOf<RaceSummary>;
/** With the FINISHED and OFFICIAL races only. */
export type MeetingResults = MeetingOf<RaceResult>;
