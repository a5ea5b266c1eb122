import { MODAL_NAMES, type ShellConfig } from '@paddock/host/remote-config';
import { contract } from './contract.ts';
import { heads } from './src/heads.ts';
import { pages } from './src/pages.ts';
import { PANEL_NAMES } from './src/panels/panel-names.ts';

/**
 * The shell's data for the build, the edge and the gate: its pages, and the panels and modals that
 * no remote may claim.
 */
export default {
  product: { name: 'Paddock', timeZone: 'Europe/Berlin', currency: 'EUR' },
  locales: ['de', 'en'],
  pages,
  heads,
  panels: PANEL_NAMES,
  modals: MODAL_NAMES,
  contract,
} satisfies ShellConfig;
