import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import { Alerts } from '../alerts/alerts.tsx';
import { ConnectionNotice } from '../connection/connection-notice.tsx';
import { ConsentQuestion } from '../consent/consent-question.tsx';
import { ShownModals } from '../modals/shown-modals.tsx';
import { PANEL_CONTENTS } from '../panels/panel-contents.ts';
import { PanelContents } from '../panels/panel-contents-context.ts';
import { useCloseOnNavigation } from '../panels/use-close-on-navigation.ts';
import { usePanelQueries } from '../panels/use-panel-queries.ts';
import { useLoginQuery } from '../session/use-login-query.ts';
import { WidgetLayout } from '../widget/widget-layout.tsx';
import { useWidgetMode } from '../widget/widget-mode.ts';
import { LAYOUTS, layoutOf } from './layouts.ts';
import { useFirstHead } from './use-first-head.ts';
import { usePageFocus } from './use-page-focus.ts';

/** The frame around every page and every failure. */
export function Frame() {
  useFirstHead();
  usePageFocus();
  useCloseOnNavigation();
  useLoginQuery();
  usePanelQueries();
  const widget = useWidgetMode();
  const layout = layoutOf(useLayoutWish());
  const Layout = widget && layout !== 'print' ? WidgetLayout : LAYOUTS[layout];
  return (
    <PanelContents value={PANEL_CONTENTS}>
      <Alerts />
      <ConnectionNotice />
      {!widget && <ConsentQuestion />}
      <Layout layout={layout}>
        <Outlet />
      </Layout>
      <ShownModals />
      <ScrollRestoration />
    </PanelContents>
  );
}

const useLayoutWish = (): string | undefined =>
  useMatches()
    .map(({ handle }) => (handle as { layout?: string } | undefined)?.layout)
    .findLast((layout) => layout !== undefined);
