// Written by `pnpm generate` from openapi.yaml.
import { word } from '../../wire/shapes.ts';

export const readLimitType = /*#__PURE__*/ word("deposit", "loss", "lugas", "bet");
