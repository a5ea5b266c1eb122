// Written by `pnpm generate` from openapi.yaml.
import { readPaymentStatus } from '../shapes/PaymentStatus.ts';
import { instant, integer, nullable, object, text, word } from '../../wire/shapes.ts';

export const readReturnedPayment = /*#__PURE__*/ object({ id: integer, provider_name: text, amount: integer, status: readPaymentStatus, ends_at: /*#__PURE__*/ nullable(instant) }, { unanswered: /*#__PURE__*/ word(true), told_by_mail: /*#__PURE__*/ word(true) });
