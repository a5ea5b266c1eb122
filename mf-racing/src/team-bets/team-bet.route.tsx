import { loadOrNotFound, requireId } from '@paddock/pages';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { teamBetQuery } from './shared/team-bets.queries.ts';
import { TeamBetPage } from './team-bet-page.tsx';

export const loader = ({ params }: LoaderFunctionArgs) => loadOrNotFound(teamBetQuery(requireId(params.id)));

export function Component() {
  const id = Number(useParams().id);
  return <TeamBetPage key={id} id={id} />;
}
