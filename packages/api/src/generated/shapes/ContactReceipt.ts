// Written by `pnpm generate` from openapi.yaml.
import { instant, object } from '../../wire/shapes.ts';

export const readContactReceipt = /*#__PURE__*/ object({ received_at: instant });
