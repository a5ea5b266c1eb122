// Written by `pnpm generate` from openapi.yaml.
import { readPaymentDirection } from '../shapes/PaymentDirection.ts';
import { integer, object, text } from '../../wire/shapes.ts';

export const readPaymentType = /*#__PURE__*/ object({ id: integer, direction: readPaymentDirection, provider: text, name: text, minimum: integer, maximum: integer });
