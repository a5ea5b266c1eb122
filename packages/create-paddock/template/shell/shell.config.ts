import type { ShellConfig } from '@paddock/core/remote-config';
import { contract } from './contract.ts';
import { heads } from './src/heads.ts';
import { pages } from './src/pages.ts';

/** Facts about the shell for the build, the edge and the gate. */
export default {
  product: { name: 'Kiln', timeZone: 'Europe/Dublin', currency: 'EUR' },
  locales: ['en'],
  pages,
  heads,
  contract,
} satisfies ShellConfig;
