import { OpenPanels } from '../panels/open-panels.tsx';
import { ProtectionLink } from '../responsible-gambling/protection-link.tsx';
import type { LayoutProps } from './layout.types.ts';

/**
 * For pop-ups: only the page, with the login form if it asks for one, and a customer's link to
 * responsible gambling.
 */
export function EmptyLayout({ children }: LayoutProps) {
  return (
    <>
      <OpenPanels place="passing" emptyLayout />
      <main id="content" tabIndex={-1}>
        {children}
        <ProtectionLink />
      </main>
    </>
  );
}
