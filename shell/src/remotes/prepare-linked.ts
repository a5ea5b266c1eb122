import { stripLocale } from '@paddock/i18n';
import type { RemoteSource } from './remote-source.ts';

/** A customer visits few of many remotes. */
const MOST = 8;

/**
 * Prepares the remotes to whose pages the header leads, first links first: a click on one has a
 * round trip less.
 */
export function prepareLinked(source: RemoteSource): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('header a[href]')];
  const owners = links.map(({ pathname }) => source.pageOwner(stripLocale(pathname)));
  for (const remote of [...new Set(owners)].filter((owner) => owner !== null).slice(0, MOST)) source.prepare(remote);
}
