import type { Contract } from '@paddock/core/remote-config';

/** The parts that app-sample gives to other apps, and those of others that it uses. */
export const contract = {} as const satisfies Contract;

declare module '@paddock/core/remote-config' {
  interface Contracts {
    'app-sample': typeof contract;
  }
}
