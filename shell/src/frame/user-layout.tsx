import { createLazyView } from '@paddock/ui/lazy-view';
import { LazyPart } from '../lazy-part/lazy-part.tsx';
import { DefaultLayout } from './default-layout.tsx';
import type { LayoutProps } from './layouts.ts';

const userArea = createLazyView(async () => (await import('../user-area/user-area.tsx')).UserArea);

/** The account's pages: their menu beside them. A visitor gets the login form in their place (core §2: login required). */
export const UserLayout = ({ children }: LayoutProps) => (
  <DefaultLayout>
    <LazyPart part={userArea} props={{ children }} height="24rem" />
  </DefaultLayout>
);
