import type { Contract } from '@paddock/core/remote-config';

/** What app-sample gives to other apps, and what it uses of them. */
export const contract = {} as const satisfies Contract;

declare module '@paddock/core/remote-config' {
  interface Contracts {
    'app-sample': typeof contract;
  }
}
