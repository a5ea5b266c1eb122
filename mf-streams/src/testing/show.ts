import { showPage, showPiece } from '@paddock/testing';
import type { ReactNode } from 'react';
import remote from '../remote.ts';

/** Shows a panel or a slot on a page, as the shell would. */
export const show = (piece: ReactNode, shown?: Parameters<typeof showPiece>[3]) =>
  showPiece('mf-streams', remote, piece, shown);

/** Shows a page of this remote, and waits for its heading. */
export const showOwnPage = (url: string) => showPage('mf-streams', remote, url);
