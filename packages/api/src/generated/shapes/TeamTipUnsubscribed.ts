// Written by `pnpm generate` from openapi.yaml.
import { flag, object } from '../../wire/shapes.ts';

export const readTeamTipUnsubscribed = /*#__PURE__*/ object({ unsubscribed: flag });
