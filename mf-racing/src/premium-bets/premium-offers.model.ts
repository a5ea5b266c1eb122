import { apiDate } from '@paddock/i18n';
import type { PremiumOffer } from './premium-bets.queries.ts';

/** A race with the pools in which the bet is offered. */
export interface OfferedRace extends Pick<PremiumOffer, 'raceId' | 'number' | 'postTime'> {
  offers: PremiumOffer[];
}

/** A track on one day, with its races by off time. */
export interface OfferedMeeting extends Pick<PremiumOffer, 'trackName' | 'country'> {
  /** Unique on the page, and unchanged after its first race. */
  id: string;
  date: string;
  races: OfferedRace[];
  first: OfferedRace;
}

/** Groups offers by meeting and race. The meeting with the earliest race comes first. */
export function groupByMeeting(offers: PremiumOffer[]): OfferedMeeting[] {
  const idOf = ({ country, trackName, postTime }: PremiumOffer) =>
    `${apiDate(postTime)} ${country} ${trackName}`.replaceAll(' ', '-');
  const meetings = [...Map.groupBy(offers, idOf)].flatMap(([id, ofMeeting]) => {
    const races = groupByRace(ofMeeting);
    const [{ trackName, country, postTime }, first] = [ofMeeting[0] as PremiumOffer, races[0]];
    return first ? [{ id, trackName, country, date: apiDate(postTime), races, first }] : [];
  });
  return meetings.sort((a, b) => a.first.postTime.localeCompare(b.first.postTime));
}

function groupByRace(offers: PremiumOffer[]): OfferedRace[] {
  const races = Map.groupBy(offers, ({ raceId }) => raceId);
  return [...races].flatMap(([raceId, ofRace]) => {
    const [first] = ofRace;
    return first ? [{ raceId, number: first.number, postTime: first.postTime, offers: ofRace }] : [];
  });
}
