import type { ReactNode } from 'react';

/** The layouts of core §2. A route chooses: `handle: { layout: 'empty' }`. */
export type LayoutName = 'default' | 'empty' | 'print' | 'user' | 'wide';

export interface LayoutProps {
  layout: LayoutName;
  children: ReactNode;
}
