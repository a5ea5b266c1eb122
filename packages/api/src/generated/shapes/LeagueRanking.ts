// Written by `pnpm generate` from openapi.yaml.
import { flag, integer, object, text } from '../../wire/shapes.ts';

export const readLeagueRanking = /*#__PURE__*/ object({ id: integer, rank: integer, nickname: text, points: integer, is_me: flag });
