import { provideShellServices } from '@paddock/host/shell';
import { showPage, showPiece } from '@paddock/testing';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import remote from '../remote.ts';

/** What other apps give to this remote. */
const LINKS = { race: '/race/:id', races: '/races', contact: '/contact' };

/** Shows a panel or a slot on a page, as the shell would. */
export const show = (piece: ReactNode, shown?: Parameters<typeof showPiece>[3]) => {
  onTestFinished(provideShellServices({ links: () => LINKS }));
  return showPiece('mf-streams', remote, piece, shown);
};

/** Shows a page of this remote, and waits for its heading. */
export const showOwnPage = (url: string) => {
  onTestFinished(provideShellServices({ links: () => LINKS }));
  return showPage('mf-streams', remote, url);
};
