// Written by `pnpm generate` from openapi.yaml.
import { readRegisterToken } from '../shapes/RegisterToken.ts';
import { object } from '../../wire/shapes.ts';

export const readRegistrationBegun = /*#__PURE__*/ object({ token: readRegisterToken });
