import { isRegisterToken } from '@paddock/forms/rules';
import { queryClient } from '@paddock/host';
import { notFound } from '@paddock/pages';
import type { LoaderFunctionArgs } from 'react-router';
import { registrationQuery } from './registration.queries.ts';

/**
 * The loader of a page with a token. The page finds the customer's step, and shows a failed read.
 * @throws the 404 answer for anything but a token
 */
export async function loadRegistration({ params: { token = '' } }: LoaderFunctionArgs): Promise<null> {
  if (!isRegisterToken(token)) throw notFound();
  await queryClient.prefetchQuery(registrationQuery(token));
  return null;
}
