import type { PremiumOffer } from './premium-bets.queries.ts';

/** A race with the pools in which the bet is offered. */
export interface OfferedRace extends Pick<PremiumOffer, 'raceId' | 'number' | 'postTime'> {
  offers: PremiumOffer[];
}

/** A track with its races, by off time. */
export interface OfferedTrack extends Pick<PremiumOffer, 'trackName' | 'country'> {
  races: OfferedRace[];
}

/** Groups offers by track and race, in their original order. */
export function groupByTrack(offers: PremiumOffer[]): OfferedTrack[] {
  const tracks = Map.groupBy(offers, ({ country, trackName }) => `${country} ${trackName}`);
  return [...tracks.values()].flatMap((ofTrack) => {
    const [first] = ofTrack;
    return first ? [{ trackName: first.trackName, country: first.country, races: groupByRace(ofTrack) }] : [];
  });
}

function groupByRace(offers: PremiumOffer[]): OfferedRace[] {
  const races = Map.groupBy(offers, ({ raceId }) => raceId);
  return [...races].flatMap(([raceId, ofRace]) => {
    const [first] = ofRace;
    return first ? [{ raceId, number: first.number, postTime: first.postTime, offers: ofRace }] : [];
  });
}
