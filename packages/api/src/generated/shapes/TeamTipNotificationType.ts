// Written by `pnpm generate` from openapi.yaml.
import { flag, integer, object, text, word } from '../../wire/shapes.ts';

export const readTeamTipNotificationType = /*#__PURE__*/ object({ id: integer, code: /*#__PURE__*/ word("joined", "result"), label: text, active: flag });
