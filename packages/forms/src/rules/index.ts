export { email, houseNumber, name, url, zip } from './addresses.ts';
export {
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
export { bankCode, depositCode, isRegisterCode, isRegisterToken, isTeamtipId, registerCode } from './codes.ts';
export { adult, calendarDate, dateAfter, dateBefore, dateBetween, dateFormat, dateTime } from './dates.ts';
export { iban } from './iban.ts';
export { password } from './password.ts';
export { phone } from './phone.ts';
export { accepted, confirm, required, requireOne } from './presence.ts';
export { ruleMessage } from './rule.ts';
export { between, length, max, maxMoney, min, minMoney, number } from './sizes.ts';
