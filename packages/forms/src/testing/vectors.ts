import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { any, type GenericValidation, pipe, safeParse } from 'valibot';

/** A case from another project's tests. Values and arguments are JavaScript source. */
export interface SourceCase {
  rule: string;
  value_source: string;
  args_source: string | null;
  expected: boolean;
  title: string;
}

export interface InklineCase {
  validator: string;
  value_source: string;
  options: string;
  expected: boolean;
  title: string;
}

export interface FormVectors {
  formkit_rules: SourceCase[];
  inkline_validators: InklineCase[];
  email: { input: string; strict_expected: boolean | null; formkit_rule_expected: boolean }[];
  password: { input: string; expected_under_spec_rule: boolean }[];
  money: {
    input?: string;
    amount_rule_valid?: boolean;
    cents_if_valid?: number | null;
    typing?: string[];
    expected_display?: string;
    expected_cents?: number;
    isDecimal_locale?: string;
    library_expected?: boolean;
  }[];
  date: {
    input?: string;
    format?: string;
    strict?: boolean;
    library_expected?: boolean;
    expected?: boolean;
    birthdate?: string;
    today?: string;
    is_18?: boolean;
  }[];
  house_number: { input: string; expected: boolean }[];
  zip: { input: string; expected: boolean }[];
  deposit_code: { input: string; only_allowed_characters: boolean }[];
  tokens: { input: string; kind: 'register_token' | 'register_code' | 'teamtip_id'; expected: boolean }[];
  messages: { inkline_en: Record<string, string>; formkit_de: Record<string, string>; formkit_en_incomplete: string };
}

export interface IbanVectors {
  general_pattern_used: string;
  european_lengths: Record<string, number>;
  vectors: {
    input: string;
    normalised: string;
    source_says_valid: boolean | null;
    expected_under_spec_rule: boolean | 'skip';
    differs_because?: string;
  }[];
}

/**
 * Reads a file of the data folder beside the repository, which is never copied into it. Undefined
 * if it is missing.
 */
export function readVectors<T>(name: string): T | undefined {
  const path = join(import.meta.dirname, '../../../../../shared/data', name);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;
}

/** Whether a value passes a rule in a valibot pipe. */
export const obeys = (rule: GenericValidation, value: unknown): boolean => safeParse(pipe(any(), rule), value).success;

/** The message of the rule that a value breaks. */
export const messageOf = (rule: GenericValidation, value: unknown): string | undefined =>
  safeParse(pipe(any(), rule), value).issues?.[0].message;
