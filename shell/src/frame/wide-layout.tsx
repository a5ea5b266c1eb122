import { DefaultLayout } from './default-layout.tsx';
import type { LayoutProps } from './layouts.ts';

/** As the default one, over the whole width of the screen: for wide tables and pictures. */
export const WideLayout = ({ children }: LayoutProps) => <DefaultLayout wide>{children}</DefaultLayout>;
