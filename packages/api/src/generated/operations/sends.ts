// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../client/operation.ts';
import { integer, nullable, object, text, word } from '../../wire/shapes.ts';

const readSendKey = text;
const readSendKind = /*#__PURE__*/ word("bet", "payment", "withdrawal", "order", "team_bet");
const readSend = /*#__PURE__*/ object({ key: readSendKey, status: /*#__PURE__*/ word("taken", "void"), kind: /*#__PURE__*/ nullable(readSendKind), id: /*#__PURE__*/ nullable(integer) });

/** What became of an Idempotency-Key. */
export const getSend = /*#__PURE__*/ operation('getSend', '/v1/customer/me/sends/{key}', (client, path, input) => client.GET(path, input), readSend, { staleMs: 0 });

/** Make an unused Idempotency-Key void. */
export const voidSend = /*#__PURE__*/ operation('voidSend', '/v1/customer/me/sends/{key}/void', (client, path, input) => client.POST(path, input), readSend, { retry: 0 });
