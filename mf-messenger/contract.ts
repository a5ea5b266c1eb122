import type { Contract } from '@paddock/host/remote-config';

/** What mf-messenger gives to other remotes and uses of them. */
export const contract = {
  uses: { links: { race: ['id'] } },
} as const satisfies Contract;

declare module '@paddock/host/remote-config' {
  interface Contracts {
    'mf-messenger': typeof contract;
  }
}
