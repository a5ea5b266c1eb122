// Written by `pnpm generate` from openapi.yaml.
import { flag, integer, object } from '../../wire/shapes.ts';

export const readLoyaltyMembership = /*#__PURE__*/ object({ bonuspoints: integer, bonuspoints_status: flag });
