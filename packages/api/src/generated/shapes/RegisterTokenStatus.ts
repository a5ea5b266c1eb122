// Written by `pnpm generate` from openapi.yaml.
import { readBankAccountStatus } from '../shapes/BankAccountStatus.ts';
import { readRegistrationStep } from '../shapes/RegistrationStep.ts';
import { flag, integer, list, nullable, object, text, word } from '../../wire/shapes.ts';

export const readRegisterTokenStatus = /*#__PURE__*/ object({ mobile_verification_status: /*#__PURE__*/ word(0, 1), mobile_count: integer, mobile_count_threshold_reached: flag, customerstatus_id: /*#__PURE__*/ word(0, 1, 6, 9, 15), provisional: flag, bankaccountstatus: readBankAccountStatus, identitystatus: /*#__PURE__*/ word("open", "validated"), chk_mail: flag, finished: flag, error: /*#__PURE__*/ word("email_code_missing", "mobile_count_threshold_reached", null), errorMessage: /*#__PURE__*/ nullable(text), is_bank_account_enter_limit_reached: flag, has_payment_account: flag, open_steps: /*#__PURE__*/ list(readRegistrationStep) });
