// Written by `pnpm generate` from openapi.yaml.
import { instant, integer, object, text, word } from '../../wire/shapes.ts';

export const readLeagueCampaign = /*#__PURE__*/ object({ id: integer, title: text, status: /*#__PURE__*/ word("upcoming", "running", "finished"), starts_at: instant, ends_at: instant });
