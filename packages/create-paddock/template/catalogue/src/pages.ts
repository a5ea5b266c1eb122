import type { Pages } from '@paddock/core/remote-config';
import { links } from '../contract.ts';

/** Every page: its address, and the file that is loaded when somebody goes there. */
export const pages = {
  pieces: { path: links.pieces, page: () => import('./pieces/pieces.route.tsx') },
  piece: { path: links.piece, page: () => import('./piece/piece.route.tsx') },
} as const satisfies Pages;
