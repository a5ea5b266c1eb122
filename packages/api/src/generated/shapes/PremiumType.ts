// Written by `pnpm generate` from openapi.yaml.
import { word } from '../../wire/shapes.ts';

export const readPremiumType = /*#__PURE__*/ word("sqp", "spot", "harryboy");
