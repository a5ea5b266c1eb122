import type { Contract } from '@paddock/host/remote-config';

/** What mf-sample gives to other remotes and uses of them. */
export const contract = {} as const satisfies Contract;

declare module '@paddock/host/remote-config' {
  interface Contracts {
    'mf-sample': typeof contract;
  }
}
