import { isRegisterCode } from '@paddock/forms/rules';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useRegistrationUrl } from '../shared/use-registration-url.ts';
import { isFirstSending } from './sent-codes.ts';

/**
 * Submits the surrounding form with the code of the e-mail's link, once (second spec §2). The code
 * is removed from the URL: a reload and the back button send nothing.
 */
export function SentByLink() {
  const { token } = useRegistrationUrl();
  const [search, setSearch] = useSearchParams();
  const place = useRef<HTMLSpanElement>(null);
  const code = search.get('register_code');
  useEffect(() => {
    if (code === null) return;
    if (isRegisterCode(code) && isFirstSending(token, code)) place.current?.closest('form')?.requestSubmit();
    setSearch({}, { replace: true });
  }, [code, token, setSearch]);
  return <span ref={place} hidden />;
}
