// Written by `pnpm generate` from openapi.yaml.
import { readSendKey } from '../shapes/SendKey.ts';
import { readSendKind } from '../shapes/SendKind.ts';
import { integer, nullable, object, word } from '../../wire/shapes.ts';

export const readSend = /*#__PURE__*/ object({ key: readSendKey, status: /*#__PURE__*/ word("taken", "void"), kind: /*#__PURE__*/ nullable(readSendKind), id: /*#__PURE__*/ nullable(integer) });
