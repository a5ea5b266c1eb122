// Written by `pnpm generate` from openapi.yaml.
import { readInstant } from '../shapes/Instant.ts';
import { readTeamBet } from '../shapes/TeamBet.ts';
import { readTeamTipId } from '../shapes/TeamTipId.ts';
import { instant, integer, nullable, object, text, word } from '../../wire/shapes.ts';

export const readTeamShare = /*#__PURE__*/ object({ id: integer, team_tip_id: readTeamTipId, stake_amount: integer, nickname: text, confirmed: /*#__PURE__*/ word(1), status: /*#__PURE__*/ word("accepted", "won", "lost", "refunded"), joined_at: readInstant, settled_at: /*#__PURE__*/ nullable(instant), payout: /*#__PURE__*/ nullable(integer), team_bet: readTeamBet });
