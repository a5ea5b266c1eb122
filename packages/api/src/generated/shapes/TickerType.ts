// Written by `pnpm generate` from openapi.yaml.
import { word } from '../../wire/shapes.ts';

export const readTickerType = /*#__PURE__*/ word("race_soon", "race_off", "result_provisional", "result_official", "non_runner", "rider_change", "odds_drop");
