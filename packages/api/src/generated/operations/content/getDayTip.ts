// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readDayTip } from '../../shapes/DayTip.ts';
import { list } from '../../../wire/shapes.ts';

/** Tips of the day, at most one for trot and one for gallop. */
export const getDayTip = /*#__PURE__*/ operation('getDayTip', '/v1/day-tip', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readDayTip), { staleMs: 60000 });
