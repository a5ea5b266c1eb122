import { pageCookies } from '@paddock/host';

const COOKIE = '__Host-paddock_modal';
const SECONDS = 60;

/** Keeps the name of the page modal for the next page load, which would lose it. */
export const keepModal = (name: string): void => pageCookies().write(COOKIE, name, SECONDS);

/** The name of the kept page modal, once. */
export const takeModal = (): string | undefined => {
  const name = pageCookies().read(COOKIE);
  pageCookies().remove(COOKIE);
  return name ?? undefined;
};
