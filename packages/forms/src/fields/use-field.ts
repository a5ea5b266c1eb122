import { type FocusEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { FieldKind } from '../form/field-registry.ts';
import { useFormScope } from '../form/form-scope.ts';
import { translateRule } from '../rules/translate-rule.ts';
import { useFormsTexts } from '../use-forms-texts.ts';
import type { FieldFrameProps } from './field-frame.tsx';

/** Delay between the last input and validation, in milliseconds (second spec §9; IBANs §5). */
const INPUT_DELAY_MS = 20;

/** The props of every field. */
export interface FieldProps {
  /** Its path in the form's values. */
  name: string;
  label: string;
  /** Help text, shown before anything is wrong. */
  help?: string | undefined;
  /**
   * Whether it is required. Default: derived from the schema and an empty form. Set it if it
   * depends on other fields.
   */
  required?: boolean | undefined;
  /**
   * An error that the schema does not know, as text. It shows at once and replaces a rule's
   * message.
   */
  refusal?: string | undefined;
}

export interface FieldState<TValue> {
  value: TValue;
  /** Takes a new value at once, and validates 20 ms after the last one. */
  change: (value: TValue) => void;
  /** Handles blur: validates, and shows errors from now on. */
  leave: (event?: FocusEvent) => void;
  isInvalid: boolean;
  isSubmitting: boolean;
  /** For the input element. */
  inputProps: {
    id: string;
    name: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
    'aria-required': true | undefined;
  };
  /** For the frame around it. */
  frameProps: Omit<FieldFrameProps, 'children'>;
}

const isServers = (error: { type?: unknown } | undefined): boolean => error?.type === 'server';

/**
 * Validates a field and the fields left before it, whose rules may compare with it. A server's
 * message stays.
 */
function useJudge(name: string): { soon: () => void; now: () => void } {
  const { trigger, getFieldState } = useFormContext();
  const { fields } = useFormScope();
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const now = () => {
    window.clearTimeout(timer.current);
    const others = fields.list().filter((other) => {
      const { isTouched, error } = getFieldState(other.name);
      return other.name !== name && isTouched && !isServers(error);
    });
    void trigger([name, ...others.map((other) => other.name)]);
  };
  const soon = () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(now, INPUT_DELAY_MS);
  };
  return { soon, now };
}

/**
 * Connects a field to react-hook-form: when it is validated (input and blur), when its error shows,
 * and its ids.
 */
export function useField<TValue>(props: FieldProps, kind: FieldKind = 'plain'): FieldState<TValue> {
  const { name, label, help, refusal } = props;
  const t = useFormsTexts();
  const { setValue } = useFormContext();
  const { field, fieldState, formState } = useController({ name });
  const { fields, showErrors, required, mark, reveal } = useFormScope();
  const id = useId();
  const judge = useJudge(name);
  useLayoutEffect(() => fields.add({ name, label, kind, id, reveal }), [fields, name, label, kind, id, reveal]);
  // react-hook-form uses it to focus the first invalid field of a step.
  const { ref } = field;
  useLayoutEffect(() => ref({ focus: () => document.getElementById(id)?.focus() }), [ref, id]);

  const { error, isTouched } = fieldState;
  const isBroken = error !== undefined && (isTouched || showErrors || isServers(error));
  const isShown = isBroken || refusal !== undefined;
  const isRequired = props.required ?? required.has(name);
  const [helpId, errorId] = [`${id}-help`, `${id}-error`];
  const describedBy = [help && helpId, isShown && errorId].filter(Boolean).join(' ');
  return {
    value: field.value as TValue,
    change(value) {
      setValue(name, value, { shouldDirty: true });
      judge.soon();
    },
    leave() {
      field.onBlur();
      // A message from the server stays until the field changes.
      if (!isServers(error)) judge.now();
    },
    isInvalid: isShown,
    isSubmitting: formState.isSubmitting,
    inputProps: {
      id,
      name,
      'aria-describedby': describedBy || undefined,
      'aria-invalid': isShown || undefined,
      'aria-required': isRequired || undefined,
    },
    frameProps: {
      id,
      label,
      mark: isRequired === (mark === 'required') ? t(`form.${mark}`) : undefined,
      help,
      helpId,
      error: refusal ?? (isBroken ? translateRule(t, error.message ?? 'forms:invalid') : undefined),
      errorId,
      // After a refusal only the summary is announced, not all fields at once.
      isAnnounced: !showErrors,
    },
  };
}
