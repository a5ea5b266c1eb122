// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readWheel } from '../../shapes/Wheel.ts';

/** The prizes of the wheel of fortune. */
export const getWheelItems = /*#__PURE__*/ operation('getWheelItems', '/v1/wheel/items', (client, path, input) => client.GET(path, input), readWheel, { staleMs: 60000 });
