import { loadOrNotFound, requireId } from '@paddock/pages';
import { useTexts } from '@paddock/pages/room-texts';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { teamBetQuery } from './shared/team-bets.queries.ts';
import { TeamBetPage } from './team-bet-page.tsx';
import { TEXTS } from './texts.ts';

export const loader = ({ params }: LoaderFunctionArgs) => loadOrNotFound(teamBetQuery(requireId(params.id)));

export function Component() {
  useTexts('mf-racing', TEXTS);
  const id = Number(useParams().id);
  return <TeamBetPage key={id} id={id} />;
}
