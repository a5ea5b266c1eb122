import { loadOrNotFound, requireId } from '@paddock/pages';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { TeamBetPage } from './team-bet-page.tsx';
import { teamBetQuery } from './team-bets.queries.ts';

export const loader = ({ params }: LoaderFunctionArgs) => loadOrNotFound(teamBetQuery(requireId(params.id)));

export function Component() {
  const id = Number(useParams().id);
  return <TeamBetPage key={id} id={id} />;
}
