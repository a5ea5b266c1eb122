import type { ReactNode } from 'react';
import styles from '../frame/default-layout.module.css';
import { PageLoadingBar } from '../frame/page-loading-bar.tsx';
import { OpenPanels } from '../panels/open-panels.tsx';
import { ProtectionLink } from '../responsible-gambling/protection-link.tsx';

/**
 * For a page inside another site: the page and the panels that it opens, without header and footer.
 */
export function WidgetLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <OpenPanels place="passing" emptyLayout />
      <OpenPanels place="staying" />
      <main id="content" tabIndex={-1} className={styles.content}>
        <PageLoadingBar />
        {children}
        <ProtectionLink />
      </main>
    </>
  );
}
