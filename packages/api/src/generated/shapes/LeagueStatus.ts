// Written by `pnpm generate` from openapi.yaml.
import { flag, integer, nullable, object, text } from '../../wire/shapes.ts';

export const readLeagueStatus = /*#__PURE__*/ object({ campaign_id: integer, enrolled: flag, nickname: /*#__PURE__*/ nullable(text), rank: /*#__PURE__*/ nullable(integer), points: integer });
