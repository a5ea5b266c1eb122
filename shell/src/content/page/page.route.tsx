import { type LoaderFunctionArgs, useParams } from 'react-router';
import { load } from '../loading/load.ts';
import { notFound, parsePageName } from '../loading/params.ts';
import { ContentPage } from './content-page.tsx';
import { pageQuery } from './page.queries.ts';

/** `/page/{pagename}`, and `/{slug}` for whatever nobody else has. */
export function loader({ params }: LoaderFunctionArgs) {
  const name = parsePageName(params.name);
  if (name === null) throw notFound();
  return load(pageQuery(name));
}

export function Component() {
  const { name = '' } = useParams();
  return <ContentPage key={name} name={name} />;
}
