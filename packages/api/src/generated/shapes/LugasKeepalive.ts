// Written by `pnpm generate` from openapi.yaml.
import { instant, nullable, object } from '../../wire/shapes.ts';

export const readLugasKeepalive = /*#__PURE__*/ object({ lugas_expires: /*#__PURE__*/ nullable(instant), lugas_keepalive: /*#__PURE__*/ nullable(instant) });
