/**
 * The login form with a passkey's button, as in most browsers: what is below it keeps its place.
 */
export const LOGIN_FORM_HEIGHT = '21.5rem';
