// Written by `pnpm generate` from openapi.yaml.
import { instant, object } from '../../wire/shapes.ts';

export const readBeforeIdentityConfirmation = /*#__PURE__*/ object({ confirmed_at: instant });
