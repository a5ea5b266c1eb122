import { createLazyView } from '@paddock/ui/lazy-view';
import type { Contents } from './panel-contents-context.ts';

const quickAccountView = createLazyView(
  async () => (await import('./quick-account/quick-account.panel.tsx')).QuickAccountPanel,
);

/** The contents of the shell's own panels, each a chunk. */
export const PANEL_CONTENTS: Contents = {
  burger: createLazyView(async () => (await import('./burger/burger.panel.tsx')).BurgerPanel),
  search: createLazyView(async () => (await import('./search/search.panel.tsx')).SearchPanel),
  contact: createLazyView(async () => (await import('./contact/contact.panel.tsx')).ContactPanel),
  login: createLazyView(async () => (await import('../session/login.panel.tsx')).LoginPanel),
  'quick-account': quickAccountView,
  'quick-account-mobile': quickAccountView,
  account: createLazyView(async () => (await import('./account/account.panel.tsx')).AccountPanel),
};
