// Written by `pnpm generate` from openapi.yaml.
import { readBankAccountStatus } from '../shapes/BankAccountStatus.ts';
import { flag, nullable, object, text } from '../../wire/shapes.ts';

export const readBankAccount = /*#__PURE__*/ object({ iban: /*#__PURE__*/ nullable(text), holder: text, bank_account_status: readBankAccountStatus, bank_code_required: flag });
