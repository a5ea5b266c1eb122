// Written by `pnpm generate` from openapi.yaml.
import { readWheelItem } from '../shapes/WheelItem.ts';
import { instant, integer, nullable, object } from '../../wire/shapes.ts';

export const readWheelWin = /*#__PURE__*/ object({ item: readWheelItem, customer_points: integer, voucher_id: /*#__PURE__*/ nullable(integer), next_spin_at: instant });
