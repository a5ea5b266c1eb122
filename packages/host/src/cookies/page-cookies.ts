import { cookieJar } from './cookie-jar.ts';
import { type Cookies, createCookies } from './cookies.ts';

let made: Cookies | undefined;

/** The cookies of this page, one object for all rooms: what the browser does not keep lives in it as long as the page. */
export const pageCookies = (): Cookies => {
  made ??= createCookies(cookieJar, location.protocol === 'https:');
  return made;
};
