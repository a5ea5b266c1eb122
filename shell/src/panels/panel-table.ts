import type { PanelClaim } from '@paddock/federation';
import type { PanelRules } from '@paddock/host/remote-config';
import type { RemoteSource } from '../remotes/remote-source.ts';
import type { PanelName } from './panel-names.ts';

/** A header panel, as its button and its frame need it. */
export interface Panel {
  name: string;
  /**
   * In both languages; the shell's own panels have theirs in the shell's texts, under
   * `panels.<name>`.
   */
  label?: PanelClaim['label'];
  /** The `d` of an SVG path on a 24 x 24 grid. */
  icon?: string;
  position: number;
  rules: PanelRules;
  /** The only kind of screen that shows it, while the screen is unknown. */
  screen?: 'small' | 'wide';
}

const NOT_ON_A_PHONES_BAR = ['nonBurger', 'mobile'] as const;

/**
 * The shell's own panels, with the rules of core §2. The empty layout (pop-ups) has only the login
 * form, which a stream's pop-up needs. `position` also orders claimed panels: the ticker has 30,
 * the livestream 40.
 */
const SHELL_PANELS: Record<PanelName, Omit<Panel, 'name'>> = {
  burger: {
    icon: 'M3 6h18M3 12h18M3 18h18',
    position: 10,
    rules: { hidden: [['burger'], ['desktop'], ['emptyLayout']] },
  },
  search: {
    icon: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5 21 21',
    position: 20,
    rules: { hidden: [['burger'], ['emptyLayout']] },
  },
  contact: {
    icon: 'M4 5h16v11H9l-5 4Z',
    position: 50,
    rules: { hidden: [NOT_ON_A_PHONES_BAR, ['emptyLayout']] },
  },
  register: {
    position: 60,
    rules: { hidden: [['authorized'], NOT_ON_A_PHONES_BAR, ['emptyLayout']], link: 'register' },
  },
  login: { position: 70, rules: { hidden: [['authorized'], ['burger']] } },
  'quick-account': {
    position: 80,
    rules: { hidden: [['nonAuthorized'], ['burger'], ['mobile'], ['emptyLayout']] },
  },
  'quick-account-mobile': {
    position: 90,
    rules: { hidden: [['nonAuthorized'], ['burger'], ['desktop'], ['emptyLayout']] },
  },
  account: {
    icon: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4 21c0-4 3.5-6.5 8-6.5s8 2.5 8 6.5',
    position: 100,
    rules: { hidden: [['nonAuthorized'], ['burger'], ['emptyLayout']] },
  },
};

const ownPanels: Panel[] = Object.entries(SHELL_PANELS).map(([name, panel]) => ({ name, ...panel }));

/**
 * The shell's panels and those that remotes claim, in the order of their buttons. A claim cannot
 * take the name of a shell panel.
 */
export const allPanels = (source: RemoteSource): Panel[] =>
  [...ownPanels, ...(source.panels() as Panel[]).filter(({ name }) => !(name in SHELL_PANELS))].sort(
    (a, b) => a.position - b.position,
  );

/** The rules of a panel; `undefined` for an unknown one. */
export const panelRules = (name: string, source: RemoteSource): PanelRules | undefined =>
  allPanels(source).find((panel) => panel.name === name)?.rules;
