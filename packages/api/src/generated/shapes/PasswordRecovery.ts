// Written by `pnpm generate` from openapi.yaml.
import { instant, object } from '../../wire/shapes.ts';

export const readPasswordRecovery = /*#__PURE__*/ object({ expires: instant });
