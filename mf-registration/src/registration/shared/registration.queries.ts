import { apiQuery, isApiError } from '@paddock/api';
import { getRegisterOptions, getRegistration } from '@paddock/api/registration';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { queryOptions } from '@tanstack/react-query';
import type { RegistrationState } from './next-step.model.ts';
import { isAlreadyActivated } from './registration-error.model.ts';

/** For this long (ms), the status in the answer of a step is not read again. */
const FRESH_MS = 5_000;

/** The progress of a registration. */
export const registrationQuery = (token: string) =>
  withInlineErrors(
    queryOptions({
      queryKey: ['registration', token] as const,
      async queryFn({ signal }): Promise<RegistrationState> {
        try {
          return (await api.call(getRegistration, { path: { token }, signal })).data;
        } catch (error) {
          if (isApiError(error) && isAlreadyActivated(error)) return 'activated';
          throw error;
        }
      },
      staleTime: FRESH_MS,
    }),
  );

/** The options of the form's lists. */
export const registerOptionsQuery = withInlineErrors(apiQuery(api, getRegisterOptions));
