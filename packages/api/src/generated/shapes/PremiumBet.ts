// Written by `pnpm generate` from openapi.yaml.
import { readPremiumOffer } from '../shapes/PremiumOffer.ts';
import { readPremiumType } from '../shapes/PremiumType.ts';
import { flag, list, object } from '../../wire/shapes.ts';

export const readPremiumBet = /*#__PURE__*/ object({ type: readPremiumType, active: flag, offers: /*#__PURE__*/ list(readPremiumOffer) });
