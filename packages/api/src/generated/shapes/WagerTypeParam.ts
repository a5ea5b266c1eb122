// Written by `pnpm generate` from openapi.yaml.
import { flag, integer, list, object, text } from '../../wire/shapes.ts';

export const readWagerTypeParam = /*#__PURE__*/ object({ minstake: integer, horses: integer, minRunners: integer, maxHorses: integer, joinSymbol: text, complimentary: flag, hasjackpot: flag, hasboxed: flag, hasx: flag, hasall: flag, hasrepl: flag, hasspot: flag, flexi50: flag, flexi25: flag, flexi10: flag, ranked: flag, pick: flag, grouped: flag, h2h: flag, multiOptions: /*#__PURE__*/ list(integer), spotCombinedOptions: /*#__PURE__*/ list(integer), spotInsert: flag, legs: /*#__PURE__*/ object({ leg1: flag, leg2: flag, leg3: flag, leg4: flag, leg5: flag, leg6: flag, leg7: flag, leg8: flag, leg9: flag, leg10: flag }) });
