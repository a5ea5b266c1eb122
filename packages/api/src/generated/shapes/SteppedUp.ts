// Written by `pnpm generate` from openapi.yaml.
import { readInstant } from '../shapes/Instant.ts';
import { object } from '../../wire/shapes.ts';

export const readSteppedUp = /*#__PURE__*/ object({ until: readInstant });
