import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import { Alerts } from '../alerts/alerts.tsx';
import { AlternateLinks } from './alternate-links.tsx';
import { DefaultLayout } from './default-layout.tsx';
import { EmptyLayout } from './empty-layout.tsx';
import { usePageFocus } from './use-page-focus.ts';

/** core §2 names more; each comes with the first page that needs it. A route chooses: `handle: { layout: 'empty' }`. */
const LAYOUTS = { default: DefaultLayout, empty: EmptyLayout };

/** What stays on screen whatever page, or failure, is in it. */
export function Frame() {
  usePageFocus();
  const Layout = LAYOUTS[useLayoutName()];
  return (
    <>
      <AlternateLinks />
      <Alerts />
      <Layout>
        <Outlet />
      </Layout>
      <ScrollRestoration />
    </>
  );
}

function useLayoutName(): keyof typeof LAYOUTS {
  const wish = useMatches()
    .map(({ handle }) => (handle as { layout?: string } | undefined)?.layout)
    .findLast((layout) => layout !== undefined);
  return wish === 'empty' ? 'empty' : 'default';
}
