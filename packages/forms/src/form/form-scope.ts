import { createContext, use } from 'react';
import { createFieldRegistry, type FieldRegistry } from './field-registry.ts';

/** What the fields of a form share; a step of it provides its own, made of that of the form. */
export interface FormScope {
  fields: FieldRegistry;
  /** Whether every field shows its errors: the form was sent, or the step was left. Otherwise each does once it was left. */
  showErrors: boolean;
  /** Names of the fields that must be filled in, by the schema. */
  required: ReadonlySet<string>;
  /** Which of the two kinds is marked in words. */
  mark: 'optional' | 'required';
  /** Shows the step around; a link of the error summary may lead into one that is hidden. */
  reveal?: (() => Promise<unknown>) | undefined;
}

/** For a form in steps; fields read it by {@link useFormScope}. */
export const FormScopeContext = createContext<FormScope>({
  fields: createFieldRegistry(),
  showErrors: false,
  required: new Set(),
  mark: 'optional',
});

/** The scope of the form or step around. */
export const useFormScope = (): FormScope => use(FormScopeContext);
