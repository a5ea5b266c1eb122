import { isApiError } from '@paddock/api';
import { logOut, useSession } from '@paddock/host';
import { readCustomerAgain } from '@paddock/pages/read-customer-again';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { excludeMutation } from './self-exclusion.queries.ts';

/** Excludes the customer, leads to the page that confirms it, and ends the session. */
export function useExclusion() {
  const navigate = useNavigate();
  const customerId = useSession((session) => (session.status === 'customer' ? session.customerId : null));
  const { mutate, isPending, error } = useMutation({
    ...excludeMutation,
    onSuccess: async (exclusion) => {
      await navigate(paths.selfExclusionDone, { state: { exclusion, customerId }, replace: true });
      await logOut({ force: true });
    },
    // Without an answer, the exclusion may be valid. Then the session has ended, and this read
    // detects it.
    onError: () => readCustomerAgain(),
  });
  return {
    exclude: (days: number) => mutate({ body: { days } }),
    isPending,
    refusal: isApiError(error) ? error : null,
  };
}
