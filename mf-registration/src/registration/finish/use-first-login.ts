import { logIn } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { takeLogin } from '../../shared/login-memory.ts';

/** Logs in once, if e-mail address and password were typed since the page was loaded. */
export function useFirstLogin() {
  const { mutate, isPending, isError } = useMutation(withInlineErrors({ mutationFn: logIn }));
  useEffect(() => {
    const login = takeLogin();
    if (login) mutate(login);
  }, [mutate]);
  return { isPending, isError };
}
