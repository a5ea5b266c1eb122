import { logIn, pageCookies, queryClient, useSession } from '@paddock/host';
import { startSession, useModals } from '@paddock/host/shell';
import { accepted, customer, fakeApi } from '@paddock/testing';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { startApiErrors } from '../../errors/handle-api-error.ts';
import { createFakeSource } from '../../testing/fake-source.ts';
import { showShell } from '../../testing/show-shell.tsx';
import { startModals } from '../start-modals.ts';

const page = (path: string, heading: string) => ({ path, element: <h1 tabIndex={-1}>{heading}</h1> });

const remote = () =>
  createFakeSource({
    'mf-a': {
      // A name of the system: the gate would refuse it.
      modals: ['check_TC'],
      paths: ['/', '/race/:id', '/register/v3/continue/:token', '/post-ident'],
      navigation: [{ path: '/', label: { de: 'Anfang', en: 'Beginning' }, position: 1 }],
      load: async () => ({
        modals: { check_TC: () => <p>Fremd</p> },
        routes: [
          page('/', 'Startseite'),
          page('/race/:id', 'Rennen'),
          page('/register/v3/continue/:token', 'Registrierung fortsetzen'),
          page('/post-ident', 'PostIdent'),
        ],
      }),
    },
  });

const token = () => {
  const seconds = Math.floor(Date.now() / 1_000);
  return `e30.${btoa(JSON.stringify({ sub: '7', iat: seconds, exp: seconds + 3_600 }))}.s`;
};

const LOGIN = 'POST /api/v3/customer/auth/login';
const ME = '/api/v1/customer/me';

/** A customer in wire names with everything in order, except what a test changes. */
const me = (differs: object = {}) =>
  customer({ id: 7, groups: [], open_bonus_voucher: null, banner_voucher: null, checkpoints: [], ...differs });

/**
 * The shell at a URL with session, modals and API errors started as in `boot`, and an API with one
 * customer, changed by `differs`.
 */
export async function startShell(url: string, differs: object = {}, answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    [LOGIN]: () => accepted({ bearer_token: token(), refresh_token: 'r' }),
    [ME]: me(differs),
    'POST /api/v1/customer/auth/logout': accepted({ is_login: false }),
    ...answers,
  });
  const shown = showShell(remote(), url);
  const operators = { apiError: () => {} } as unknown as Parameters<typeof startApiErrors>[0]['operators'];
  const stops = [startSession(), startModals(), startApiErrors({ t: shown.i18n.getFixedT(null, 'shell'), operators })];
  return {
    ...api,
    be(next: object) {
      api.answers[ME] = me(next);
    },
    /** Resolves also if the login is refused. */
    async logIn() {
      await act(() => logIn({ email: 'a@b.test', password: 'p' }).catch(() => {}));
    },
    stop() {
      for (const stop of stops) stop();
      shown.unmount();
      for (const name of [
        'paddock_token',
        '__Host-paddock_token',
        '__Host-paddock_refresh_token',
        'paddock_bonus_enrolment_7',
        '__Host-paddock_lugas_reality_7',
        '__Host-paddock_expire_on_reload',
        '__Host-paddock_modal',
      ]) {
        pageCookies().remove(name);
      }
      useSession.setState({ status: 'anonymous' }, true);
      useModals.setState({ shown: [], open: null });
      queryClient.clear();
      vi.unstubAllGlobals();
    },
  };
}
