import type { components } from '@paddock/api';
import type { MeetingPlan, RacePlan, RunnerPlan } from '../../world/day/plan.types.ts';
import { isWithdrawn } from '../../world/day/race-status.ts';
import { iso } from '../../world/day/zone.ts';
import { positionOf } from './racing-countries.ts';

type CountryParticipants = components['schemas']['CountryParticipants'];
type Participant = CountryParticipants['participants'][number];
export type ParticipantType = 'horse' | 'rider' | 'trainer';

const showStart = (race: RacePlan, { startnr }: RunnerPlan): Participant['starts'][number] => ({
  race_id: race.id,
  number: race.number,
  track_name: race.track_name,
  post_time: iso(race.off),
  startnr,
});

/** All starters of a kind by country and name, with their starts by off time. */
export const participantsOf = (
  meetings: readonly MeetingPlan[],
  type: ParticipantType,
  now: number,
): CountryParticipants[] =>
  [...Map.groupBy(meetings, ({ country }) => country)]
    .sort(([a], [b]) => positionOf(a) - positionOf(b) || a.localeCompare(b))
    .map(([country, itsMeetings]) => ({ country, participants: participantsIn(itsMeetings, type, now) }));

const participantsIn = (meetings: readonly MeetingPlan[], type: ParticipantType, now: number): Participant[] => {
  const known = new Map<number, Participant>();
  for (const race of meetings.flatMap(({ races }) => races).sort((a, b) => a.off - b.off)) {
    for (const runner of race.runners) {
      const person = runner[type];
      if (!person || isWithdrawn(runner, now)) continue;
      const participant = known.get(person.id) ?? { id: person.id, name: person.name, starts: [] };
      known.set(person.id, participant);
      participant.starts.push(showStart(race, runner));
    }
  }
  return [...known.values()].sort((a, b) => a.name.localeCompare(b.name, 'de') || a.id - b.id);
};
