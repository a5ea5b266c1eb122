import type { Contract } from '@paddock/core/remote-config';

/** What the shell uses of the remotes. A release in which nobody gives that link is refused. */
export const contract = {
  uses: {
    links: { cart: [] },
    slots: { 'home.selection': {} },
  },
} as const satisfies Contract;

declare module '@paddock/core/remote-config' {
  interface Contracts {
    shell: typeof contract;
  }
}
