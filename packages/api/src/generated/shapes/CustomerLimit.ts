// Written by `pnpm generate` from openapi.yaml.
import { readLimitRange } from '../shapes/LimitRange.ts';
import { readLimitType } from '../shapes/LimitType.ts';
import { flag, instant, integer, nullable, object } from '../../wire/shapes.ts';

export const readCustomerLimit = /*#__PURE__*/ object({ type: readLimitType, range: readLimitRange, limit_amount: /*#__PURE__*/ nullable(integer), limit_used: integer, newlimit: /*#__PURE__*/ nullable(integer), newlimitvalid: /*#__PURE__*/ nullable(instant), max: integer, forced: flag, active: flag });
