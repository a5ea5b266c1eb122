// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readWheelWin } from '../../shapes/WheelWin.ts';

/** Turn the wheel. */
export const winWheel = /*#__PURE__*/ operation('winWheel', '/v1/wheel/win', (client, path, input) => client.POST(path, input), readWheelWin, { retry: 0 });
