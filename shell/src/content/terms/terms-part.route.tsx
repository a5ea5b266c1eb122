import { queryClient } from '@paddock/host';
import { loadOrNotFound, notFound, requireId } from '@paddock/pages';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { termsQuery } from './terms.queries.ts';
import { TermsPartPage } from './terms-part.tsx';

/** `/agb/{a}/{b}`: part `b` of chapter `a`. */
export async function loader({ params }: LoaderFunctionArgs) {
  const [a, b] = [requireId(params.a), requireId(params.b)];
  await loadOrNotFound(termsQuery());
  const terms = queryClient.getQueryData(termsQuery().queryKey);
  if (terms && !terms.parts.some((part) => part.a === a && part.b === b)) throw notFound();
  return null;
}

export function Component() {
  const { a, b } = useParams();
  return <TermsPartPage a={Number(a)} b={Number(b)} />;
}
