import { loadOrNotFound, requireId } from '@paddock/pages';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { raceQuery } from '../shared/race.queries.ts';
import { RaceCard } from './race-card.tsx';

/**
 * The page of one race, read on every entry (core §2). Classic ids are numbered separately (core
 * §7).
 */
export function createRaceRoute({ isClassic }: { isClassic: boolean }) {
  const loader = ({ params }: LoaderFunctionArgs) =>
    loadOrNotFound({ ...raceQuery({ id: requireId(params.id), isClassic }), staleTime: 0 });

  function Component() {
    const id = Number(useParams().id);
    return <RaceCard key={id} choice={{ id, isClassic }} />;
  }
  return { loader, Component };
}
