// Written by `pnpm generate` from openapi.yaml.
import { readLoginToken } from '../shapes/LoginToken.ts';
import { object } from '../../wire/shapes.ts';

export const readLoginTokens = /*#__PURE__*/ object({ bearer_token: readLoginToken, refresh_token: readLoginToken });
