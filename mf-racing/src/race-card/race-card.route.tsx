import { isApiError, raceQuery } from '@paddock/api';
import { api, queryClient } from '@paddock/host';
import { data, type LoaderFunctionArgs, useParams } from 'react-router';
import { RaceCard } from './race-card.tsx';
import { parseRaceId } from './race-id.model.ts';

const notFound = () => data(null, { status: 404 });

/** Asks for the race on every entry (core §2). Only a race that is not known yet is waited for: it may not exist. */
export async function loader({ params }: LoaderFunctionArgs) {
  const id = parseRaceId(params.id);
  if (id === undefined) throw notFound();
  const query = { ...raceQuery(api, { id }), staleTime: 0 };
  const asked = queryClient.fetchQuery(query).catch((error: unknown) => {
    // Any other failure is shown by the page, where it can be tried again.
    if (isApiError(error) && error.status === 404) throw notFound();
  });
  if (queryClient.getQueryData(query.queryKey)) asked.catch(() => {});
  else await asked;
  return null;
}

export function Component() {
  const id = parseRaceId(useParams().id);
  return id === undefined ? null : <RaceCard key={id} id={id} />;
}
