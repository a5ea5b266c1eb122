import { createContext, use } from 'react';
import { createFieldRegistry, type FieldRegistry } from './field-registry.ts';

/** The state that a form's fields share. Each step provides its own, derived from the form's. */
export interface FormScope {
  fields: FieldRegistry;
  /**
   * Whether all fields show their errors: after a submit, or after leaving the step. Otherwise each
   * field does after its first blur.
   */
  showErrors: boolean;
  /** Names of the fields that the schema requires. */
  required: ReadonlySet<string>;
  /** Which of the two kinds is marked with a word. */
  mark: 'optional' | 'required';
  /** False in a step that is not the current one. */
  isShown: boolean;
  /** Shows the surrounding step, for links of the error summary into a hidden one. */
  reveal?: (() => Promise<unknown>) | undefined;
}

/** For a form with steps; fields read it with {@link useFormScope}. */
export const FormScopeContext = createContext<FormScope>({
  fields: createFieldRegistry(),
  showErrors: false,
  required: new Set(),
  mark: 'optional',
  isShown: true,
});

/** The scope of the surrounding form or step. */
export const useFormScope = (): FormScope => use(FormScopeContext);
