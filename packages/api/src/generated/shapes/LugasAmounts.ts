// Written by `pnpm generate` from openapi.yaml.
import { instant, integer, nullable, object } from '../../wire/shapes.ts';

export const readLugasAmounts = /*#__PURE__*/ object({ from: instant, to: instant, deposits: integer, stakes: integer, wins: integer, losses: integer, stats_checked: /*#__PURE__*/ nullable(instant) });
