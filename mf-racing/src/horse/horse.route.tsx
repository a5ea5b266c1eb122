import { loadOrNotFound, requireId } from '@paddock/pages';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { performancesQuery } from '../shared/horse/horse.queries.ts';
import { HorsePage } from './horse-page.tsx';

export const loader = ({ params }: LoaderFunctionArgs) => loadOrNotFound(performancesQuery(requireId(params.id), 1));

export function Component() {
  const id = Number(useParams().id);
  return <HorsePage key={id} id={id} />;
}
