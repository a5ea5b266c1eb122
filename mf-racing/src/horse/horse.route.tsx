import { loadOrNotFound, requireId } from '@paddock/pages';
import { useTexts } from '@paddock/pages/room-texts';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { performancesQuery } from '../shared/horse/horse.queries.ts';
import { TEXTS } from '../shared/horse/texts.ts';
import { HorsePage } from './horse-page.tsx';

export const loader = ({ params }: LoaderFunctionArgs) => loadOrNotFound(performancesQuery(requireId(params.id), 1));

export function Component() {
  useTexts('mf-racing', TEXTS);
  const id = Number(useParams().id);
  return <HorsePage key={id} id={id} />;
}
