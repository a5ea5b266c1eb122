import { isApiError } from '@paddock/api';
import { register } from '@paddock/api/registration';
import { api, queryClient } from '@paddock/host';
import { rememberLogin } from '../../shared/login-memory.ts';
import { keepRegistrationToken, tabRegistrationToken } from '../../shared/registration-token.ts';
import { registrationQuery } from '../shared/registration.queries.ts';
import { reportFailure } from '../shared/report-failure.ts';
import { stepPath } from '../shared/step-path.model.ts';
import { useNavigateHere } from '../shared/use-navigate-here.ts';
import { type Answers, bodyOf } from './registration.model.ts';

type Body = ReturnType<typeof bodyOf>;

/** This tab's earlier registration has ended, or its e-mail address is verified. */
const isOver = (error: unknown): boolean => isApiError(error) && (error.status === 404 || error.status === 409);

/** Corrects this tab's registration if that is possible; otherwise begins another one. */
async function send(body: Body): Promise<string> {
  const begun = tabRegistrationToken();
  const begin = async () => (await api.call(register, { body })).data.token;
  if (begun === null) return begin();
  try {
    return (await api.call(register, { body, headers: { 'customer-token': begun } })).data.token;
  } catch (error) {
    if (isOver(error)) return begin();
    throw error;
  }
}

/** Sends the registration, and leads to the page of the e-mailed code. */
export function useBegin(): (answers: Answers) => Promise<void> {
  const navigate = useNavigateHere();
  return async (answers) => {
    const { email, password } = answers;
    try {
      const token = await send(bodyOf(answers));
      keepRegistrationToken(token);
      rememberLogin({ email, password });
      queryClient.removeQueries({ queryKey: registrationQuery(token).queryKey });
      await navigate(stepPath('email', 'v3', token));
    } catch (error) {
      reportFailure('start', error);
      throw error;
    }
  };
}
