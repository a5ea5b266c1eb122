/** The headers that say who calls. Null: there is none. */
export interface Credentials {
  access: string | null;
  csrf: string | null;
}

/**
 * A copy of the request with the credentials. The only place that sets these headers. The original
 * can be sent again.
 */
export function authorise(request: Request, { access, csrf }: Credentials): Request {
  const copy = request.clone();
  if (access !== null) copy.headers.set('access-token', access);
  if (csrf !== null) copy.headers.set('x-csrf-token', csrf);
  return copy;
}
