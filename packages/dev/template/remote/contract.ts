import type { Contract } from '@paddock/host/remote-config';

/** The parts that mf-sample gives to other remotes, and those that it uses. */
export const contract = {} as const satisfies Contract;

declare module '@paddock/host/remote-config' {
  interface Contracts {
    'mf-sample': typeof contract;
  }
}
