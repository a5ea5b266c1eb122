import { pageCookies } from '../cookies/page-cookies.ts';

const FLAG = '__Host-paddock_expire_on_reload';
/** Lifetime (seconds) of the expire-on-reload flag cookie (core §9). */
const EXPIRE_ON_RELOAD_SECONDS = 260;

/**
 * Ends the session with the next page load within 260 s, so that a reload cannot bypass a page
 * modal (core §4).
 */
export const expireOnReload = (): void => pageCookies().write(FLAG, '1', EXPIRE_ON_RELOAD_SECONDS);

/** Cancels `expireOnReload`: the modal was answered. */
export const keepOnReload = (): void => pageCookies().remove(FLAG);

export const expiresOnReload = (): boolean => pageCookies().read(FLAG) !== null;
