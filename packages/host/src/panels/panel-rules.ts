/** The header panels (core §2), in the order of their buttons. */
export const PANEL_NAMES = [
  'burger',
  'search',
  'ticker',
  'livestream',
  'contact',
  'register',
  'login',
  'quick-account',
  'quick-account-mobile',
  'account',
] as const;

/** A header panel by its name of core §2. */
export type PanelName = (typeof PANEL_NAMES)[number];

/**
 * What a panel can be hidden by (core §2): its button would stand in the burger menu or beside it, a customer is logged in or
 * not, the screen is a desktop's or a phone's, the page has the empty layout.
 */
export type PanelCondition =
  | 'burger'
  | 'nonBurger'
  | 'authorized'
  | 'nonAuthorized'
  | 'desktop'
  | 'mobile'
  | 'emptyLayout';

/** How one panel behaves. What is not said is not so. */
export interface PanelRule {
  /** Hidden where all conditions of one entry hold. */
  hidden: readonly (readonly PanelCondition[])[];
  /** Stays open when another opens. */
  independent?: true;
  /** Opened by a visitor who is not logged in, it opens `login` in its place. */
  requiresLogin?: true;
  /** It has no content: its button is a link to this path. */
  link?: string;
  /** Goes on while the page is used: neither a press beside it nor a navigation closes it. */
  stays?: true;
}

const NOT_ON_A_PHONES_BAR = ['nonBurger', 'mobile'] as const;

/** The rules of core §2 as data. In the empty layout (pop-ups) only the login form is left: a stream's pop-up asks for it. */
export const PANEL_RULES: Record<PanelName, PanelRule> = {
  burger: { hidden: [['burger'], ['desktop'], ['emptyLayout']] },
  search: { hidden: [['burger'], ['emptyLayout']] },
  ticker: { hidden: [NOT_ON_A_PHONES_BAR, ['emptyLayout']], stays: true },
  livestream: {
    hidden: [NOT_ON_A_PHONES_BAR, ['emptyLayout']],
    independent: true,
    requiresLogin: true,
    stays: true,
  },
  contact: { hidden: [NOT_ON_A_PHONES_BAR, ['emptyLayout']] },
  register: { hidden: [['authorized'], NOT_ON_A_PHONES_BAR, ['emptyLayout']], link: '/register' },
  login: { hidden: [['authorized'], ['burger']] },
  'quick-account': { hidden: [['nonAuthorized'], ['burger'], ['mobile'], ['emptyLayout']] },
  'quick-account-mobile': { hidden: [['nonAuthorized'], ['burger'], ['desktop'], ['emptyLayout']] },
  account: { hidden: [['nonAuthorized'], ['burger'], ['emptyLayout']] },
};
