import type { FieldValues } from 'react-hook-form';
import type { DraftData } from './draft-store.ts';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The part of a form that a draft may hold: changed values without secrets. */
export const valuesToKeep = (
  values: FieldValues,
  defaultValues: FieldValues,
  mayKeep: (name: string) => boolean,
): DraftData =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => mayKeep(name) && !isSame(value, defaultValues[name])),
  );

const shapeOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);

// An empty amount is null, a filled one is a number.
const fits = (value: unknown, defaultValue: unknown): boolean =>
  defaultValue === null ? ['number', 'string'].includes(typeof value) : shapeOf(value) === shapeOf(defaultValue);

/**
 * The part of a draft that still fits the form: another build or other code may have written it.
 */
export const valuesToRestore = (draft: DraftData, defaultValues: FieldValues): DraftData =>
  Object.fromEntries(
    Object.entries(draft).filter(
      ([name, value]) => Object.hasOwn(defaultValues, name) && fits(value, defaultValues[name]),
    ),
  );
