import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '@paddock/api';
import document from '@paddock/api/openapi.json' with { type: 'json' };
import {
  guardLogout,
  isLoggedIn,
  logIn,
  logOut,
  onReset,
  onSessionEvent,
  queryClient,
  useCustomer,
  useSession,
} from '@paddock/host';
import {
  type ApiFailure,
  adoptTokens,
  customerQuery,
  expireOnReload,
  keepOnReload,
  onApiError,
  startSession,
} from '@paddock/host/shell';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accepted, refused } from '../../testing/envelope.ts';
import type { SessionEvent } from './session-events.ts';

const jwt = (sub: number) => `x.${btoa(JSON.stringify({ sub, iat: 0, exp: 900 }))}.x`;
const user = document.components.examples.me.value.data;
const people = { anna: { ...user, id: 1, firstname: 'Anna' }, bert: { ...user, id: 2, firstname: 'Bert' } };
const tokensOf = (id: number) => ({ bearerToken: jwt(id), refreshToken: `r${id}` });

let requests: Request[];
let answers: Record<string, (request: Request) => Response | Promise<Response>>;
let events: SessionEvent[];
let stops: (() => void)[];

const posted = (path: string) => requests.filter(({ url, method }) => method === 'POST' && url.endsWith(path));
const happened = () => events.map(({ type }) => type);

/** Only the cookies survive. */
function loadPageAgain(): void {
  for (const stop of stops.splice(0)) stop();
  queryClient.clear();
  useSession.setState({ status: 'anonymous' }, true);
  requests = [];
  events = [];
  stops = [onSessionEvent((event) => events.push(event)), startSession()];
}

beforeEach(() => {
  requests = [];
  events = [];
  answers = {
    '/auth/login': async (request) => {
      const { email } = await request.json();
      const { id } = people[email.split('@')[0] as keyof typeof people];
      return accepted({ bearer_token: jwt(id), refresh_token: [`r${id}`] });
    },
    '/auth/logout': () => accepted({ is_login: false }),
    '/customer/me': ({ headers }) => {
      const token = headers.get('access-token');
      return accepted(token === jwt(1) ? people.anna : people.bert);
    },
  };
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request.clone());
    const [, answer] = Object.entries(answers).find(([path]) => request.url.endsWith(path)) ?? [];
    return answer ? answer(request) : refused(404, 'not_found');
  });
  stops = [startSession(), onSessionEvent((event) => events.push(event))];
});

afterEach(async () => {
  cleanup();
  await logOut({ force: true });
  for (const stop of stops) stop();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const anna = { email: 'anna@demo.test', password: 'Paddock-2026!' };
const bert = { ...anna, email: 'bert@demo.test' };

test('[SESSION-3] [SESSION-18] a login gives the customer, and tells of it once it is known who that is', async () => {
  await logIn(anna);
  expect(await posted('/auth/login')[0]?.json()).toEqual(anna);
  expect(useSession.getState()).toEqual({ status: 'customer', customerId: '1' });
  expect(queryClient.getQueryData(customerQuery.queryKey)).toMatchObject({ firstname: 'Anna' });
  expect(events).toEqual([{ type: 'loggedIn', customer: expect.objectContaining({ id: 1 }) }]);
});

test('[TOKENS-1] keeps the tokens in no storage, history or address', async () => {
  await logIn(anna);
  expect(isLoggedIn()).toBe(true);
  const elsewhere = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href]);
  for (const token of [jwt(1), 'r1']) expect(elsewhere).not.toContain(token);
});

test('[SESSION-16] a login that is refused says why and changes nothing', async () => {
  answers['/auth/login'] = () => refused(403, 'customer_status_zero');
  await expect(logIn(anna)).rejects.toMatchObject({ code: 'customer_status_zero' });
  expect(isLoggedIn()).toBe(false);
  expect(events).toEqual([{ type: 'loginFailed', error: expect.any(ApiError) }]);
});

test('[SESSION-18] a login is told of with the first answer to who the customer is, should that come late', async () => {
  const { '/customer/me': me } = answers;
  answers['/customer/me'] = () => Promise.reject(new TypeError('fetch failed'));
  await logIn(anna);
  expect(isLoggedIn()).toBe(true);
  expect(happened()).toEqual([]);
  answers['/customer/me'] = me as never;
  await queryClient.query({ ...customerQuery, staleTime: 0 });
  await queryClient.query({ ...customerQuery, staleTime: 0 });
  expect(happened()).toEqual(['loggedIn', 'customerRefreshed']);
});

test('[SESSION-17] a customer who is there when a page is loaded is read, and is no new login', async () => {
  await logIn(anna);
  loadPageAgain();
  expect(isLoggedIn()).toBe(true);
  await waitFor(() => expect(happened()).toEqual(['customerRefreshed']));
});

test('[SESSION-15] a registration that gave tokens logs in by them', async () => {
  await adoptTokens(tokensOf(2));
  expect(useSession.getState()).toEqual({ status: 'customer', customerId: '2' });
  expect(happened()).toEqual(['loggedIn']);
});

test('[FAILURES-10] a customer who cannot be read raises no alert', async () => {
  const failures: ApiFailure[] = [];
  stops.push(onApiError((failure) => failures.push(failure)));
  answers['/customer/me'] = () => refused(503, 'down');
  await logIn(anna);
  expect(failures).toMatchObject([{ error: { message: 'down' }, inlineErrors: true }]);
});

function Greeting() {
  const customer = useCustomer();
  const { data: races } = useQuery({ queryKey: ['races'], queryFn: async () => 'Rennen' });
  return <p>{`${customer?.firstname ?? 'Gast'}, ${races ?? 'nichts'}`}</p>;
}

/** A page that greets the customer; here Anna has logged in. */
async function greetAnna(): Promise<void> {
  render(
    <QueryClientProvider client={queryClient}>
      <Greeting />
    </QueryClientProvider>,
  );
  await act(() => logIn(anna));
  await screen.findByText('Anna, Rennen');
}

test('[SESSION-19] [SESSION-20] [SESSION-21] a logout leaves nothing of the customer, tells the server and goes home if asked', async () => {
  await greetAnna();
  queryClient.setQueryData(['limits'], 'of Anna');
  const order: string[] = [];
  stops.push(onReset(() => order.push('reset')));
  stops.push(onSessionEvent((event) => order.push(event.type)));

  await act(() => logOut({ goHome: true }));
  expect(await posted('/auth/logout')[0]?.json()).toEqual({ customer_token: jwt(1) });
  await screen.findByText('Gast, Rennen');
  expect(queryClient.getQueryData(['limits'])).toBeUndefined();
  expect(globalThis.document.cookie).not.toContain('token');
  expect(order).toEqual(['reset', 'loggedOut']);
  expect(events.at(-1)).toEqual({ type: 'loggedOut', reason: 'customer', goHome: true });
});

test('[SESSION-4] a logout asks all guards first, unless it is forced', async () => {
  await logIn(anna);
  const asked: string[] = [];
  const guard = (name: string, answer: boolean) =>
    guardLogout(async () => {
      asked.push(name);
      return answer;
    });
  stops.push(guard('yes', true), guard('no', false), guard('last', true));
  expect(await logOut()).toBe(false);
  expect(asked, 'each, also after a refusal').toEqual(['yes', 'no', 'last']);
  expect(isLoggedIn()).toBe(true);
  expect(posted('/auth/logout')).toHaveLength(0);
  expect(await logOut({ force: true })).toBe(true);
  expect(asked).toHaveLength(3);
  expect(isLoggedIn()).toBe(false);
});

test('[SESSION-40] a login waits for the answer to a logout before it, which would take the new cookie away', async () => {
  await logIn(anna);
  const late = Promise.withResolvers<Response>();
  answers['/auth/logout'] = () => late.promise;
  const leaving = logOut();
  await waitFor(() => expect(posted('/auth/logout')).toHaveLength(1));
  expect(isLoggedIn()).toBe(false);
  const coming = logIn(bert);
  await wait(50);
  expect(posted('/auth/login')).toHaveLength(1);
  late.resolve(accepted({ is_login: false }));
  await Promise.all([leaving, coming]);
  expect(useSession.getState()).toEqual({ status: 'customer', customerId: '2' });
});

test('[SESSION-22] a logout holds without the network too', async () => {
  await logIn(anna);
  answers['/auth/logout'] = () => Promise.reject(new TypeError('fetch failed'));
  expect(await logOut()).toBe(true);
  expect(isLoggedIn()).toBe(false);
});

test('[SESSION-6] [SESSION-25] [SESSION-26] another customer never sees what the first one saw, and an answer to the first is dropped', async () => {
  await greetAnna();
  const late = Promise.withResolvers<Response>();
  answers['/customer/me'] = ({ headers }) =>
    headers.get('access-token') === jwt(1) ? late.promise : accepted(people.bert);
  void queryClient.invalidateQueries({ queryKey: customerQuery.queryKey });
  await waitFor(() => expect(requests.at(-1)?.url).toMatch(/customer\/me$/));

  const seen: string[] = [];
  const observer = new MutationObserver(() => seen.push(globalThis.document.body.textContent ?? ''));
  observer.observe(globalThis.document.body, { subtree: true, characterData: true, childList: true });
  await act(() => logIn(bert));
  late.resolve(accepted(people.anna));
  await screen.findByText('Bert, Rennen');
  observer.disconnect();
  expect(seen.filter((text) => text.includes('Anna'))).toEqual([]);
  expect(events).toContainEqual({ type: 'loggedOut', reason: 'customerChanged', goHome: false });
});

test('[SESSION-8] a session that is flagged ends with the next load of a page within 260 s', async () => {
  const written = vi.spyOn(globalThis.document, 'cookie', 'set');
  await logIn(anna);
  expireOnReload();
  expect(written.mock.lastCall?.[0]).toMatch(/^__Host-paddock_expire_on_reload=1; Max-Age=260; /);
  expect(isLoggedIn()).toBe(true);
  loadPageAgain();
  expect(isLoggedIn()).toBe(false);
  expect(events).toEqual([{ type: 'loggedOut', reason: 'expired', goHome: false }]);
  await waitFor(() => expect(posted('/auth/logout')).toHaveLength(1));
  expect(requests, 'nobody is asked who the customer is').toHaveLength(1);
});

test('[SESSION-29] a session whose flag was taken away, or that is another one, goes on', async () => {
  await logIn(anna);
  expireOnReload();
  keepOnReload();
  stops.push(startSession());
  expect(isLoggedIn()).toBe(true);

  expireOnReload();
  await logOut();
  await logIn(bert);
  stops.push(startSession());
  expect(isLoggedIn()).toBe(true);
});
