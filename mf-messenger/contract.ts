import type { Contract } from '@paddock/host/remote-config';

/** mf-messenger gives nothing to other remotes and uses nothing of them yet. */
export const contract = {} as const satisfies Contract;

declare module '@paddock/host/remote-config' {
  interface Contracts {
    'mf-messenger': typeof contract;
  }
}
