// Written by `pnpm generate` from openapi.yaml.
import { integer, list } from '../../wire/shapes.ts';

export const readBetReservesByLeg = /*#__PURE__*/ list(/*#__PURE__*/ list(integer));
