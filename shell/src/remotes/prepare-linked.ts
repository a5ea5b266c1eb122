import { stripLocale } from '@paddock/i18n';
import type { RemoteSource } from './remote-source.ts';

/** A customer visits only a few remotes. */
const MOST = 8;

/**
 * Prepares the remotes whose pages the header links to, in the order of the links: a click on one
 * then saves a round trip.
 */
export function prepareLinked(source: RemoteSource): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('header a[href]')];
  const owners = links.map(({ pathname }) => source.pageOwner(stripLocale(pathname)));
  for (const remote of [...new Set(owners)].filter((owner) => owner !== null).slice(0, MOST)) source.prepare(remote);
}
