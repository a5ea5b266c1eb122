import { logInAt, TOKEN_MS } from '../support/log-in.ts';
import { cookieAt } from './browser.ts';
import type { Customer } from './customer.ts';
import type { Landing } from './landings.ts';
import type { Sites } from './sites.ts';

/**
 * Logs a demo customer in without the slow line, with the shell's cookies, when the login itself is
 * not measured.
 * @returns the access token
 */
export const logIn = async ({ product }: Sites, customer: Customer, site: string, name = 'active'): Promise<string> => {
  const { token, refreshToken } = await logInAt(product.apiUrl, name);
  const cookie = (name: string, value: string) => ({ ...cookieAt(site), name, value });
  await customer.addCookies([
    cookie('__Host-paddock_token', `${Date.now() + TOKEN_MS}.${token}`),
    cookie('__Host-paddock_refresh_token', refreshToken),
  ]);
  return token;
};

let race: Promise<string> | null = null;

/** Today's last race: it does not change during the benchmark. */
const findRace = async ({ product }: Sites): Promise<string> => {
  const answer = await fetch(`${product.apiUrl}api/v1/meetings`);
  const { data } = (await answer.json()) as { data: { races: { id: number; post_time: string }[] }[] };
  const races = data.flatMap((meeting) => meeting.races);
  const last = races.sort((a, b) => (a.post_time < b.post_time ? 1 : -1))[0];
  if (!last) throw new Error('The API has no race today');
  return String(last.id);
};

/** The path of a landing page with its parameters, for a customer who may see it. */
export const addressOf = async (
  sites: Sites,
  customer: Customer,
  site: string,
  { path, needsLogin }: Landing,
): Promise<string> => {
  if (needsLogin) await logIn(sites, customer, site);
  if (!path.includes(':id')) return path;
  race ??= findRace(sites);
  return path.replace(':id', await race);
};
