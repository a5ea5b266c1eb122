// Written by `pnpm generate` from openapi.yaml.
import { integer, list } from '../../wire/shapes.ts';

export const readBetStartnrs = /*#__PURE__*/ list(integer);
