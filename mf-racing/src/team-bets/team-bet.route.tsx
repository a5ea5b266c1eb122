import { type LoaderFunctionArgs, useParams } from 'react-router';
import { fetchOrNotFound, notFound } from '../shared/fetch-or-not-found.ts';
import { parseId } from '../shared/id.model.ts';
import { TeamBetPage } from './team-bet-page.tsx';
import { teamBetQuery } from './team-bets.queries.ts';

export async function loader({ params }: LoaderFunctionArgs) {
  const id = parseId(params.id);
  if (id === undefined) throw notFound();
  await fetchOrNotFound(teamBetQuery(id));
  return null;
}

export function Component() {
  const id = parseId(useParams().id);
  return id === undefined ? null : <TeamBetPage key={id} id={id} />;
}
