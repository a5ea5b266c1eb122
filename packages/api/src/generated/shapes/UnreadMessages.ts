// Written by `pnpm generate` from openapi.yaml.
import { integer, object } from '../../wire/shapes.ts';

export const readUnreadMessages = /*#__PURE__*/ object({ count: integer, latest_id: integer, read_id: integer });
