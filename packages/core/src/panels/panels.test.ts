import { usePanels } from '@paddock/core';
import type { PanelRules } from '@paddock/core/remote-config';
import { isPanelHidden, provideShellServices, startPanels, useViewer } from '@paddock/core/shell';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const NOT_ON_A_PHONES_BAR = ['nonBurger', 'mobile'] as const;

/** Panels with each kind of rule. */
const RULES: Record<string, PanelRules> = {
  burger: { hidden: [['burger'], ['desktop'], ['emptyLayout']] },
  search: { hidden: [['burger'], ['emptyLayout']] },
  ticker: { hidden: [NOT_ON_A_PHONES_BAR, ['emptyLayout']], stays: true },
  livestream: { hidden: [NOT_ON_A_PHONES_BAR, ['emptyLayout']], independent: true, requiresLogin: true, stays: true },
  contact: { hidden: [NOT_ON_A_PHONES_BAR, ['emptyLayout']] },
  register: { hidden: [['authorized'], NOT_ON_A_PHONES_BAR, ['emptyLayout']], link: 'register' },
  login: { hidden: [['authorized'], ['burger']] },
  'quick-account': { hidden: [['nonAuthorized'], ['burger'], ['mobile'], ['emptyLayout']] },
  'quick-account-mobile': { hidden: [['nonAuthorized'], ['burger'], ['desktop'], ['emptyLayout']] },
  account: { hidden: [['nonAuthorized'], ['burger'], ['emptyLayout']] },
};

const logIn = () => useViewer.setState({ loggedIn: true });
const logOut = () => useViewer.setState({ loggedIn: false });

/** A screen whose width the test changes. */
function createScreen() {
  const screen = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => screen);
  return {
    becomes(size: 'phone' | 'desktop') {
      screen.matches = size === 'phone';
      screen.dispatchEvent(new Event('change'));
    },
  };
}

const open = () => usePanels.getState().open;
const { show, toggle, close, isOpen } = usePanels.getState();
let screen: ReturnType<typeof createScreen>;
let stop: () => void;
let forgetRules: () => void;

beforeEach(() => {
  screen = createScreen();
  forgetRules = provideShellServices({ panelRules: (name) => RULES[name] });
  stop = startPanels();
});

afterEach(() => {
  forgetRules();
  close();
  logOut();
  stop();
  vi.unstubAllGlobals();
});

describe('opening a panel', () => {
  test('[PANELS-1] [PANELS-7] closes the other, and opening it again closes it', () => {
    toggle('search');
    expect(isOpen('search')).toBe(true);
    toggle('contact');
    expect(open()).toEqual(['contact']);
    toggle('contact');
    expect(open()).toEqual([]);
  });

  test('[PANELS-1] [PANELS-2] leaves the livestream open, which is independent', () => {
    logIn();
    show('search');
    show('livestream');
    expect(open()).toEqual(['search', 'livestream']);
    show('contact');
    expect(open()).toEqual(['livestream', 'contact']);
  });

  test('[PANELS-5] does nothing where nobody has such a panel', () => {
    show('slip');
    expect(open()).toEqual([]);
  });

  test('[PANELS-10] does nothing where its button is a link', () => {
    show('search');
    show('register');
    expect(open()).toEqual(['search']);
  });
});

describe('the livestream', () => {
  test('[PANELS-8] closes the others on a small screen', () => {
    logIn();
    screen.becomes('phone');
    show('search');
    show('livestream');
    expect(open()).toEqual(['livestream']);
  });

  test('[PANELS-9] leaves the login form open on a small screen', () => {
    screen.becomes('phone');
    show('login');
    stop(); // The login form is still open while the login is being processed.
    logIn();
    show('livestream');
    expect(open()).toEqual(['login', 'livestream']);
  });

  test('[PANELS-3] opens the login form for a visitor', () => {
    show('livestream');
    expect(open()).toEqual(['login']);
  });

  test('[PANELS-6] opens after the login of the visitor who asked for it', () => {
    show('livestream');
    logIn();
    expect(open()).toEqual(['livestream']);
  });

  test('[PANELS-14] stays closed for a visitor who closed the login form and logs in later', () => {
    show('livestream');
    close('login');
    logIn();
    expect(open()).toEqual([]);
  });

  test('[PANELS-11] closes with the logout', () => {
    logIn();
    show('livestream');
    logOut();
    expect(open()).toEqual([]);
  });
});

describe('what is hidden', () => {
  const at = (loggedIn: boolean, smallScreen: boolean, inBurger = false, emptyLayout = false): string[] =>
    Object.keys(RULES).filter(
      (name) => !isPanelHidden(RULES[name] as PanelRules, { loggedIn, smallScreen }, { inBurger, emptyLayout }),
    );

  test('[PANELS-4] depends on the login and on the screen', () => {
    expect(at(false, false)).toEqual(['search', 'ticker', 'livestream', 'contact', 'register', 'login']);
    expect(at(true, false)).toEqual(['search', 'ticker', 'livestream', 'contact', 'quick-account', 'account']);
    expect(at(false, true)).toEqual(['burger', 'search', 'login']);
    expect(at(true, true)).toEqual(['burger', 'search', 'quick-account-mobile', 'account']);
  });

  test('[PANELS-4] on a phone, the burger has what its bar has no room for', () => {
    expect(at(false, true, true)).toEqual(['ticker', 'livestream', 'contact', 'register']);
    expect(at(true, true, true)).toEqual(['ticker', 'livestream', 'contact']);
  });

  test('[PANELS-4] is everything but the login form in the empty layout', () => {
    expect(at(false, false, false, true)).toEqual(['login']);
    expect(at(true, true, false, true)).toEqual([]);
  });

  test('[PANELS-12] does not open', () => {
    show('account');
    show('burger');
    expect(open()).toEqual([]);
    logIn();
    show('login');
    expect(open()).toEqual([]);
  });

  test('[PANELS-13] closes when somebody logs in, and when the screen changes', () => {
    show('login');
    logIn();
    expect(open()).toEqual([]);
    screen.becomes('phone');
    show('burger');
    screen.becomes('desktop');
    expect(open()).toEqual([]);
  });
});
