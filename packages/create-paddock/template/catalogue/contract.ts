import type { Contract } from '@paddock/core/remote-config';

export const links = { pieces: '/pieces', piece: '/pieces/:id' } as const;

/**
 * What the catalogue gives to other apps, and what it uses of them. The gate holds each release
 * against it.
 */
export const contract = {
  gives: {
    links,
    slots: { 'home.selection': {} },
  },
  uses: { links: { cart: [] } },
} as const satisfies Contract;

declare module '@paddock/core/remote-config' {
  interface Contracts {
    catalogue: typeof contract;
  }
}
