import type { ComponentType, ReactNode } from 'react';
import { DefaultLayout } from './default-layout.tsx';
import { EmptyLayout } from './empty-layout.tsx';
import { PrintLayout } from './print-layout.tsx';
import { UserLayout } from './user-layout.tsx';
import { WideLayout } from './wide-layout.tsx';

export interface LayoutProps {
  children: ReactNode;
}

/** The layouts of core §2. A route chooses: `handle: { layout: 'empty' }`. */
export const LAYOUTS = {
  default: DefaultLayout,
  empty: EmptyLayout,
  print: PrintLayout,
  user: UserLayout,
  wide: WideLayout,
} satisfies Record<string, ComponentType<LayoutProps>>;

type LayoutName = keyof typeof LAYOUTS;

/** The layout that a page asks for; the default one where it asks for none that there is. */
export const layoutOf = (wish: string | undefined): LayoutName =>
  wish !== undefined && Object.hasOwn(LAYOUTS, wish) ? (wish as LayoutName) : 'default';
