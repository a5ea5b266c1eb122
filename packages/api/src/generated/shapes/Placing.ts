// Written by `pnpm generate` from openapi.yaml.
import { integer, list, object } from '../../wire/shapes.ts';

export const readPlacing = /*#__PURE__*/ object({ place: integer, startnrs: /*#__PURE__*/ list(integer) }, { margin: integer });
