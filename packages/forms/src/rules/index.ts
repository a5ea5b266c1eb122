export { addFormsTexts } from '../texts.ts';
export { email, houseNumber, isHouseNumber, isZip, url, zip } from './addresses.ts';
export {
  type Alphabet,
  alpha,
  alphanumeric,
  alphaSpaces,
  containsAlpha,
  containsAlphanumeric,
  containsAlphaSpaces,
  containsLowercase,
  containsNumeric,
  containsSymbol,
  containsUppercase,
  lowercase,
  symbol,
  uppercase,
} from './characters.ts';
export { endsWith, is, matches, not, startsWith } from './choices.ts';
export {
  DEPOSIT_CODE_EXCLUDED,
  depositCode,
  isDepositCode,
  isRegisterCode,
  isRegisterToken,
  isTeamtipId,
  registerCode,
  registerToken,
} from './codes.ts';
export {
  ADULT_AGE,
  adult,
  calendarDate,
  type DateSource,
  dateAfter,
  dateBefore,
  dateBetween,
  dateFormat,
  dateTime,
  isAdult,
} from './dates.ts';
export { iban, isIban, normaliseIban } from './iban.ts';
export { amount, centsOf, moneyText, parseCents, typeMoney } from './money.ts';
export { isPassword, password } from './password.ts';
export { isPhone, phone } from './phone.ts';
export { accepted, confirm, required, requireOne } from './presence.ts';
export { isEmpty, type Rule, type RuleName, type RuleParams, ruleMessage, type Text } from './rule.ts';
export { between, length, max, maxMoney, min, minMoney, number } from './sizes.ts';
export { translateRule } from './translate-rule.ts';
