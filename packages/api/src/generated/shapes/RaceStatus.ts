// Written by `pnpm generate` from openapi.yaml.
import { word } from '../../wire/shapes.ts';

export const readRaceStatus = /*#__PURE__*/ word("OPEN", "CLOSED", "FINISHED", "OFFICIAL", "CANCELLED");
