import type { FieldValues } from 'react-hook-form';
import { type GenericSchema, getDotPath, safeParse } from 'valibot';

const DEMANDS: readonly string[] = ['forms:required', 'forms:accepted'];

const emptied = (value: unknown): unknown => {
  if (typeof value === 'string') return '';
  if (typeof value === 'boolean') return false;
  if (typeof value === 'number') return null;
  if (Array.isArray(value)) return [];
  if (typeof value === 'object' && value !== null) return emptyValues(value as FieldValues);
  return value;
};

const emptyValues = (values: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, emptied(value)]));

/**
 * The fields that the schema requires, found by validating an empty form: the schema stays the only
 * source.
 */
export function requiredFields(schema: GenericSchema, defaultValues: FieldValues): ReadonlySet<string> {
  const { issues = [] } = safeParse(schema, emptyValues(defaultValues));
  return new Set(issues.filter(({ message }) => DEMANDS.includes(message)).map((issue) => getDotPath(issue) ?? ''));
}
