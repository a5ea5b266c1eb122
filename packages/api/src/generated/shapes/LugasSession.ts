// Written by `pnpm generate` from openapi.yaml.
import { instant, nullable, object } from '../../wire/shapes.ts';

export const readLugasSession = /*#__PURE__*/ object({ lugas_activated: /*#__PURE__*/ nullable(instant), lugas_expires: /*#__PURE__*/ nullable(instant), lugas_keepalive: /*#__PURE__*/ nullable(instant), lugas_reality: /*#__PURE__*/ nullable(instant), lugas_realityexpires: /*#__PURE__*/ nullable(instant) });
