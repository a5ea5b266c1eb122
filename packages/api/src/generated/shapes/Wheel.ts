// Written by `pnpm generate` from openapi.yaml.
import { readWheelItem } from '../shapes/WheelItem.ts';
import { instant, list, nullable, object } from '../../wire/shapes.ts';

export const readWheel = /*#__PURE__*/ object({ items: /*#__PURE__*/ list(readWheelItem), next_spin_at: /*#__PURE__*/ nullable(instant) });
