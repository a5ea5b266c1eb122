// Written by `pnpm generate` from openapi.yaml.
import { readInstant } from '../shapes/Instant.ts';
import { readMessageType } from '../shapes/MessageType.ts';
import { readRaceId } from '../shapes/RaceId.ts';
import { flag, integer, nullable, object, text } from '../../wire/shapes.ts';

export const readMessage = /*#__PURE__*/ object({ id: integer, type: readMessageType, text: text, race_id: /*#__PURE__*/ nullable(readRaceId), created_at: readInstant, popup: flag }, { payment_id: integer });
