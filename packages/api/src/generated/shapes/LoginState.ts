// Written by `pnpm generate` from openapi.yaml.
import { flag, instant, nullable, object } from '../../wire/shapes.ts';

export const readLoginState = /*#__PURE__*/ object({ is_login: flag, session_expires: /*#__PURE__*/ nullable(instant) });
