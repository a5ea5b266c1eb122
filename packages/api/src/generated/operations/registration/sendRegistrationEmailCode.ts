// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readRegistrationCodeSent } from '../../shapes/RegistrationCodeSent.ts';

/** Mails a code for the e-mail address. */
export const sendRegistrationEmailCode = /*#__PURE__*/ operation('sendRegistrationEmailCode', '/v3/register/{token}/email-code', (client, path, input) => client.POST(path, input), readRegistrationCodeSent);
