// Written by `pnpm generate` from openapi.yaml.
import { integer, nullable } from '../../wire/shapes.ts';

export const readOddsOrNone = /*#__PURE__*/ nullable(integer);
