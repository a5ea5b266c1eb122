import styles from '../frame/default-layout.module.css';
import type { LayoutProps } from '../frame/layout.types.ts';
import { PageLoadingBar } from '../frame/page-loading-bar.tsx';
import { OpenPanels } from '../panels/open-panels.tsx';
import { PanelBars } from '../panels/panel-bars.tsx';
import { usePanelsAt } from '../panels/use-panels-at.ts';
import { ProtectionLink } from '../responsible-gambling/protection-link.tsx';
import { UserArea } from '../user-area/user-area.tsx';

/**
 * For a page inside another site: the page and its panels as in the default layout, without header
 * and footer. Without the header's buttons, the bars open the panels on every screen.
 */
export function WidgetLayout({ layout, children }: LayoutProps) {
  const isBeside = usePanelsAt('beside').length > 0;
  return (
    <div className={`${styles.frame} ${styles.headless}`} data-beside={isBeside}>
      <div className={styles.top}>
        <OpenPanels place="passing" />
      </div>
      <OpenPanels place="staying" />
      <OpenPanels place="beside" />
      <main id="content" tabIndex={-1} className={styles.content}>
        <PageLoadingBar />
        {layout === 'user' ? <UserArea>{children}</UserArea> : children}
        <ProtectionLink />
      </main>
      <PanelBars onEveryScreen />
    </div>
  );
}
