// Written by `pnpm generate` from openapi.yaml.
import { instant, object } from '../../wire/shapes.ts';

export const readLugasAmountsConfirmation = /*#__PURE__*/ object({ stats_checked: instant });
