import { OpenPanels } from '../panels/open-panels.tsx';
import type { LayoutProps } from './layouts.ts';

/** For pop-ups: the page alone, with the login form where it asks for one. */
export function EmptyLayout({ children }: LayoutProps) {
  return (
    <>
      <OpenPanels kind="passing" emptyLayout />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
