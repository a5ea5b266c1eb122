import { wallTimeIn } from '../../world/day/zone.ts';
import type { LedgerEntry, TransactionType } from './transactions.ts';

type Language = 'de' | 'en';

const head: Record<Language, string[]> = {
  de: ['Buchung', 'Zeitpunkt', 'Art', 'Betrag (EUR)', 'Kontostand (EUR)', 'Bezug'],
  en: ['Entry', 'Time', 'Type', 'Amount (EUR)', 'Balance (EUR)', 'Reference'],
};

const words: Record<Language, Record<TransactionType, string>> = {
  de: {
    deposit: 'Einzahlung',
    withdrawal: 'Auszahlung',
    stake: 'Einsatz',
    payout: 'Gewinn',
    refund: 'Rückzahlung',
    bonus: 'Bonus',
    conversion: 'Wettstars',
  },
  en: {
    deposit: 'Deposit',
    withdrawal: 'Withdrawal',
    stake: 'Stake',
    payout: 'Payout',
    refund: 'Refund',
    bonus: 'Bonus',
    conversion: 'Wettstars',
  },
};

/** Cents as euros: `-25.00`, in German `-25,00`. By digits, without rounding. */
export const euro = (cents: number, language: Language): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}${language === 'de' ? ',' : '.'}${digits.slice(-2)}`;
};

/** German spreadsheets split cells at semicolons, because the comma is in their numbers. */
const separators: Record<Language, string> = { de: ';', en: ',' };

/** RFC 4180: quotes a cell with a separator, quote or line break and doubles its quotes. */
const quoted = (cell: string): string => (/[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Prefixes text that a spreadsheet would run as a formula; only numbers may begin with `-`. */
export const csvText = (text: string): string => quoted(/^\s*[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);

/** A file of entries, in their order (RFC 4180, lines end in CRLF). Times as on the page. */
export const transactionsCsv = (entries: readonly LedgerEntry[], language: Language): string => {
  const lines = entries.map(({ id, booked_at, kind, amount, balance, reference }) => [
    String(id),
    wallTimeIn('Europe/Berlin', booked_at),
    csvText(words[language][kind]),
    euro(amount, language),
    euro(balance, language),
    csvText(reference),
  ]);
  return [head[language], ...lines].map((cells) => `${cells.join(separators[language])}\r\n`).join('');
};
