import type { ReactNode } from 'react';

/** For pop-ups: the page alone. */
export function EmptyLayout({ children }: { children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1}>
      {children}
    </main>
  );
}
