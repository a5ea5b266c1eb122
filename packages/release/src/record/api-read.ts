/** A part of a path that leads elsewhere, with the spellings that a server may decode. */
const DOTS = /(?:\/|%2f|%5c)(?:\.|%2e){1,2}(?:\/|%2f|%5c|$)/i;

/**
 * Whether a URL of an API read names nothing outside `/api/`, however a server reads it. A build
 * chooses its reads, but must not choose what else of the API's host the edge asks.
 */
export const isApiRead = (url: string): boolean =>
  /^\/api\/[\x21\x22\x24-\x5b\x5d-\x7e]*$/.test(url) && !DOTS.test(url.split('?', 1)[0] ?? '');
