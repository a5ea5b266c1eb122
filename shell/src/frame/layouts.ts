import type { ComponentType } from 'react';
import { DefaultLayout } from './default-layout.tsx';
import { EmptyLayout } from './empty-layout.tsx';
import type { LayoutName, LayoutProps } from './layout.types.ts';
import { PrintLayout } from './print-layout.tsx';

/**
 * The same component for all layouts with a header, so that a livestream in its panel keeps playing
 * between them.
 */
export const LAYOUTS: Record<LayoutName, ComponentType<LayoutProps>> = {
  default: DefaultLayout,
  empty: EmptyLayout,
  print: PrintLayout,
  user: DefaultLayout,
  wide: DefaultLayout,
};

/** The layout that a page chooses; the default one for a missing or unknown name. */
export const layoutOf = (wish: string | undefined): LayoutName =>
  wish !== undefined && Object.hasOwn(LAYOUTS, wish) ? (wish as LayoutName) : 'default';
