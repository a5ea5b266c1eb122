// Written by `pnpm generate` from openapi.yaml.
import { instant, nullable, object } from '../../wire/shapes.ts';

export const readLugasReality = /*#__PURE__*/ object({ lugas_reality: /*#__PURE__*/ nullable(instant), lugas_realityexpires: /*#__PURE__*/ nullable(instant) });
