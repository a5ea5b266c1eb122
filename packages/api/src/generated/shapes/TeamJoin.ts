// Written by `pnpm generate` from openapi.yaml.
import { readTeamShare } from '../shapes/TeamShare.ts';
import { readTeamTipId } from '../shapes/TeamTipId.ts';
import { integer, nullable, object, text, word } from '../../wire/shapes.ts';

export const readTeamJoin = /*#__PURE__*/ object({ team_tip_id: readTeamTipId, stake_amount: integer, nickname: text, confirmed: /*#__PURE__*/ word(0, 1), balance: integer, share: /*#__PURE__*/ nullable(readTeamShare) });
