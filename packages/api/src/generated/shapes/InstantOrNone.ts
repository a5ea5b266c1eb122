// Written by `pnpm generate` from openapi.yaml.
import { instant, nullable } from '../../wire/shapes.ts';

export const readInstantOrNone = /*#__PURE__*/ nullable(instant);
