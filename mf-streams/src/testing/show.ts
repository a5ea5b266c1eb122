import { provideShellServices } from '@paddock/host/shell';
import { showPage, showPiece as showPieceOf } from '@paddock/testing';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import remote from '../remote.ts';

/** Links that other apps give to this remote. */
const LINKS = { race: '/race/:id', races: '/races', contact: '/contact' };

/** Renders a panel or a slot on a page, with the shell's providers. */
export const showPiece = (piece: ReactNode, shown?: Parameters<typeof showPieceOf>[3]) => {
  onTestFinished(provideShellServices({ links: () => LINKS }));
  return showPieceOf('mf-streams', remote, piece, shown);
};

/** Renders a page of this remote and waits for its heading. */
export const show = (url: string) => {
  onTestFinished(provideShellServices({ links: () => LINKS }));
  return showPage('mf-streams', remote, url);
};
