// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readStepUpNeed } from '../../shapes/StepUpNeed.ts';

/** Whether the customer has to step up, and the challenge for it. */
export const startStepUp = /*#__PURE__*/ operation('startStepUp', '/v1/customer/me/step-up/challenge', (client, path, input) => client.POST(path, input), readStepUpNeed, { retry: 0 });
