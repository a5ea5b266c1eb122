import { loadOrNotFound, notFound } from '@paddock/pages';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { ContentPage } from './content-page.tsx';
import { pageQuery } from './page.queries.ts';
import { parsePageName } from './page-name.ts';

/** `/page/{pagename}`, and `/{slug}` for a path that no other page has. */
export function loader({ params }: LoaderFunctionArgs) {
  const name = parsePageName(params.name);
  if (name === null) throw notFound();
  return loadOrNotFound(pageQuery(name));
}

export function Component() {
  const { name = '' } = useParams();
  return <ContentPage key={name} name={name} />;
}
