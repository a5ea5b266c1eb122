// Written by `pnpm generate` from openapi.yaml.
import { readInstant } from '../shapes/Instant.ts';
import { readLimitRange } from '../shapes/LimitRange.ts';
import { readLimitType } from '../shapes/LimitType.ts';
import { flag, integer, nullable, object } from '../../wire/shapes.ts';

export const readLimitChange = /*#__PURE__*/ object({ id: integer, type: readLimitType, range: readLimitRange, amount_before: /*#__PURE__*/ nullable(integer), amount: integer, changed_at: readInstant, valid_from: readInstant, withdrawn: flag });
