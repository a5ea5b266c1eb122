/** The headers that identify the caller. Null: there is none. */
export interface Credentials {
  access: string | null;
  csrf: string | null;
}

/** Sets the credentials on a request, and returns it. The only place that sets these headers. */
export function authorise(request: Request, { access, csrf }: Credentials): Request {
  if (access !== null) request.headers.set('access-token', access);
  if (csrf !== null) request.headers.set('x-csrf-token', csrf);
  return request;
}
