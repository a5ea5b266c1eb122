import { isPreviewId } from '@paddock/release/record';
import { hostCookie } from '../platform/host-cookie.model.ts';

const cookie = hostCookie('paddock-preview');

/** The id of the preview that a visitor chose; `null`: none. */
export const previewIn = (cookies: string | undefined, isSecure: boolean): string | null => {
  const id = cookie.read(cookies, isSecure);
  return id !== null && isPreviewId(id) ? id : null;
};

/** The `set-cookie` header that shows a visitor a preview until it expires. */
export const previewCookie = (id: string, msLeft: number, isSecure: boolean): string =>
  cookie.write(id, Math.ceil(msLeft / 1_000), isSecure);

export const noPreviewCookie = (isSecure: boolean): string => cookie.write('', 0, isSecure);
