// Written by `pnpm generate` from openapi.yaml.
import { instant, nullable, object } from '../../wire/shapes.ts';

export const readPlayBreak = /*#__PURE__*/ object({ until: /*#__PURE__*/ nullable(instant) });
