import { type LoaderFunctionArgs, useParams } from 'react-router';
import { fetchOrNotFound, notFound } from '../shared/fetch-or-not-found.ts';
import { parseId } from '../shared/id.model.ts';
import { raceQuery } from '../shared/race.queries.ts';
import { RaceCard } from './race-card.tsx';

/** The page of one race, asked for on every entry (core §2). A classic id is of another numbering (core §7). */
export function createRaceRoute({ isClassic }: { isClassic: boolean }) {
  async function loader({ params }: LoaderFunctionArgs) {
    const id = parseId(params.id);
    if (id === undefined) throw notFound();
    await fetchOrNotFound({ ...raceQuery({ id, isClassic }), staleTime: 0 });
    return null;
  }
  function Component() {
    const id = parseId(useParams().id);
    return id === undefined ? null : <RaceCard key={id} choice={{ id, isClassic }} />;
  }
  return { loader, Component };
}
