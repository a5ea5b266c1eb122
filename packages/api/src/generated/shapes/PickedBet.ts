// Written by `pnpm generate` from openapi.yaml.
import { readBetRequest } from '../shapes/BetRequest.ts';
import { readPickSeed } from '../shapes/PickSeed.ts';
import { object } from '../../wire/shapes.ts';

export const readPickedBet = /*#__PURE__*/ object({ seed: readPickSeed, bet: readBetRequest });
