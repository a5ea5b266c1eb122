// Written by `pnpm generate` from openapi.yaml.
import { integer, object, text, word } from '../../wire/shapes.ts';

export const readStream = /*#__PURE__*/ object({ id: integer, race_id: integer, type: /*#__PURE__*/ word("player", "archive"), url: text, format: /*#__PURE__*/ word("application/vnd.apple.mpegurl", "video/mp4") });
