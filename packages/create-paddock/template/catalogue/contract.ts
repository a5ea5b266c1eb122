import type { Contract } from '@paddock/core/remote-config';

export const links = { pieces: '/pieces', piece: '/pieces/:id' } as const;

/**
 * The contract of the catalogue: what it provides to other apps, and what it uses of them. The gate
 * checks each release against it.
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
