// Written by `pnpm generate` from openapi.yaml.
import { readPaymentDirection } from '../shapes/PaymentDirection.ts';
import { readPaymentStatus } from '../shapes/PaymentStatus.ts';
import { instant, integer, nullable, object, text, word } from '../../wire/shapes.ts';

export const readPayment = /*#__PURE__*/ object({ id: integer, direction: readPaymentDirection, provider: text, amount: integer, status: readPaymentStatus, redirect_url: /*#__PURE__*/ nullable(text), created_at: instant, ends_at: /*#__PURE__*/ nullable(instant), settled_at: /*#__PURE__*/ nullable(instant) }, { unanswered: /*#__PURE__*/ word(true) });
