// Written by `pnpm generate` from openapi.yaml.
import { word } from '../../wire/shapes.ts';

export const readBetFlexi = /*#__PURE__*/ word(50, 25, 10);
