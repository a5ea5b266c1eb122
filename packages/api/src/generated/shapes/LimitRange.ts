// Written by `pnpm generate` from openapi.yaml.
import { word } from '../../wire/shapes.ts';

export const readLimitRange = /*#__PURE__*/ word("month", "week", "day");
