// Written by `pnpm generate` from openapi.yaml.
import { readPremiumOffer } from '../shapes/PremiumOffer.ts';
import { flag, list, object } from '../../wire/shapes.ts';

export const readPremiumBets = /*#__PURE__*/ object({ sqp: flag, spot: flag, harryboy: flag, data: /*#__PURE__*/ object({ sqp: /*#__PURE__*/ list(readPremiumOffer), spot: /*#__PURE__*/ list(readPremiumOffer), harryboy: /*#__PURE__*/ list(readPremiumOffer) }) });
