import { Page } from '@paddock/pages';
import type { ComponentProps } from 'react';
import { NextOff } from './races/next-off.tsx';

/** A page with a line about the next race below its heading. */
export const RacingPage = ({ children, ...page }: ComponentProps<typeof Page>) => (
  <Page {...page}>
    <NextOff />
    {children}
  </Page>
);
