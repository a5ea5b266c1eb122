import { type ApiError, isApiError } from '@paddock/api';
import { queryClient } from '@paddock/host';
import { renewRegistrationToken } from '../../shared/registration-token.ts';
import { nextStep, type RegistrationStatus, type Step } from './next-step.model.ts';
import { registrationQuery } from './registration.queries.ts';
import { reportFailure } from './report-failure.ts';
import { stepPath } from './step-path.model.ts';
import { useNavigateHere } from './use-navigate-here.ts';
import { useRegistrationUrl } from './use-registration-url.ts';

/**
 * Makes the calls of a step. The status in the answer leads to the next page, while the component
 * is shown; a refusal is rethrown for the form.
 * @returns a function that makes a call; with `stays`, the page stays while it has a question;
 * `mayBeVoid` says after which errors the status is not read, because the token may be void
 */
export function useStepCall(step: Step) {
  const { token, version } = useRegistrationUrl();
  const navigate = useNavigateHere();
  return async (
    call: (path: { token: string }) => Promise<{ data: RegistrationStatus & { token?: string } }>,
    { stays = false, mayBeVoid }: { stays?: boolean; mayBeVoid?: (error: ApiError) => boolean } = {},
  ): Promise<void> => {
    try {
      const { data } = await call({ token });
      // Another e-mail address gives a new token.
      const { token: renewed = token } = data;
      queryClient.setQueryData(registrationQuery(renewed).queryKey, data);
      if (renewed !== token) {
        renewRegistrationToken(token, renewed);
        await navigate(stepPath(step, version, renewed), { replace: true });
      }
      const next = nextStep(data);
      if (!stays && next !== step && nextStep(data, step) === step) await navigate(stepPath(next, version, renewed));
    } catch (error) {
      reportFailure(step, error);
      // Another tab or device went on, the code is used up, or a lost answer was a yes: the status
      // says so.
      if (isApiError(error) && !mayBeVoid?.(error)) {
        void queryClient.invalidateQueries({ queryKey: registrationQuery(token).queryKey });
      }
      throw error;
    }
  };
}
