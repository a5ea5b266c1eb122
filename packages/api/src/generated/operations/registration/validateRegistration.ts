// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readRegistrationCheckPassed } from '../../shapes/RegistrationCheckPassed.ts';

/** Checks fields of the registration before it is sent. */
export const validateRegistration = /*#__PURE__*/ operation('validateRegistration', '/v3/register/validate', (client, path, input) => client.POST(path, input), readRegistrationCheckPassed);
