/** The cookie with the token of a registration that began in this browser. */
export const REGISTRATION_COOKIE = '__Host-paddock_registration';
