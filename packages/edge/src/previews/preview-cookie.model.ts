import { isPreviewId } from '@paddock/release/record';

const NAME = 'paddock-preview';

/** Browsers refuse `__Host-` without https. */
const nameOf = (isSecure: boolean): string => (isSecure ? `__Host-${NAME}` : NAME);

const cookieOf = (id: string, seconds: number, isSecure: boolean): string =>
  `${nameOf(isSecure)}=${id}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** The id of the preview that a visitor chose; `null`: none. */
export const previewIn = (cookies: string | undefined, isSecure: boolean): string | null => {
  const start = `${nameOf(isSecure)}=`;
  const id = cookies
    ?.split('; ')
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length);
  return id !== undefined && isPreviewId(id) ? id : null;
};

/** The `set-cookie` header that shows a visitor a preview until it expires. */
export const previewCookie = (id: string, msLeft: number, isSecure: boolean): string =>
  cookieOf(id, Math.ceil(msLeft / 1_000), isSecure);

export const noPreviewCookie = (isSecure: boolean): string => cookieOf('', 0, isSecure);
