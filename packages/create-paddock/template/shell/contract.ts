import type { Contract } from '@paddock/core/remote-config';

/** The shell's uses of remotes: a remote fills this slot. */
export const contract = {
  uses: {
    slots: { 'home.selection': {} },
  },
} as const satisfies Contract;

declare module '@paddock/core/remote-config' {
  interface Contracts {
    shell: typeof contract;
  }
}
