import { pageCookies } from '../cookies/page-cookies.ts';

const FLAG = '__Host-paddock_expire_on_reload';
/** Expire-on-reload flag cookie 260 s (core §9). */
export const EXPIRE_ON_RELOAD_SECONDS = 260;

/** The next load of a page within 260 s ends the session: a page modal that must not be walked around asks for it (core §4). */
export const expireOnReload = (): void => pageCookies().write(FLAG, '1', EXPIRE_ON_RELOAD_SECONDS);

/** What was asked for was done: the session may be reloaded again. */
export const keepOnReload = (): void => pageCookies().remove(FLAG);

export const expiresOnReload = (): boolean => pageCookies().read(FLAG) !== null;
