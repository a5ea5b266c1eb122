// Written by `pnpm generate` from openapi.yaml.
import { readTeamTipId } from '../shapes/TeamTipId.ts';
import { integer, list, object } from '../../wire/shapes.ts';

export const readTeamTipAmounts = /*#__PURE__*/ object({ team_tip_id: readTeamTipId, minimum: integer, maximum: integer, amounts: /*#__PURE__*/ list(integer), joined: integer });
