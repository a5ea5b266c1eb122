// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../client/operation.ts';
import { readUser } from '../shapes.ts';

/** The customer who is logged in. */
export const getMe = /*#__PURE__*/ operation('getMe', 'GET', '/v1/customer/me', readUser, { staleMs: 0 });
