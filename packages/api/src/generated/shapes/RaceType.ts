// Written by `pnpm generate` from openapi.yaml.
import { word } from '../../wire/shapes.ts';

export const readRaceType = /*#__PURE__*/ word("T", "H");
