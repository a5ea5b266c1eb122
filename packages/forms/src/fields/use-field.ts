import { type FocusEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { FieldKind } from '../form/field-registry.ts';
import { useFormScope } from '../form/form-scope.ts';
import { translateRule } from '../rules/translate-rule.ts';
import { useFormsTexts } from '../use-forms-texts.ts';
import type { FieldFrameProps } from './field-frame.tsx';

/** A field is judged so long after the last input, in milliseconds (second spec §9; of IBANs §5). */
export const INPUT_DELAY_MS = 20;

/** What every field is told. */
export interface FieldProps {
  /** Its path in the values of the form. */
  name: string;
  label: string;
  /** What to enter, before anything is wrong. */
  help?: string | undefined;
  /** Whether it must be filled in. Default: as the schema says of an empty form; say it where that depends on other fields. */
  required?: boolean | undefined;
  /** What is wrong that the schema does not know, in words; seen at once, in place of what a rule says. */
  refusal?: string | undefined;
}

export interface FieldState<TValue> {
  value: TValue;
  /** Takes a new value at once, and judges it 20 ms after the last. */
  change: (value: TValue) => void;
  /** The field was left: it is judged, and shows its error from now on. */
  leave: (event?: FocusEvent) => void;
  isInvalid: boolean;
  isSubmitting: boolean;
  /** For the element that takes the input. */
  inputProps: {
    id: string;
    name: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
    'aria-required': true | undefined;
  };
  /** For what stands around it. */
  frameProps: Omit<FieldFrameProps, 'children'>;
}

const isServers = (error: { type?: unknown } | undefined): boolean => error?.type === 'server';

/** Judges a field, and those left before whose rules may compare with it. What a server said of them stays. */
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

/** The last inch between a field and react-hook-form: when it is judged (on input and blur), when its error is seen, its names. */
export function useField<TValue>(props: FieldProps, kind: FieldKind = 'plain'): FieldState<TValue> {
  const { name, label, help, refusal } = props;
  const t = useFormsTexts();
  const { setValue } = useFormContext();
  const { field, fieldState, formState } = useController({ name });
  const { fields, showErrors, required, mark, reveal } = useFormScope();
  const id = useId();
  const judge = useJudge(name);
  useLayoutEffect(() => fields.add({ name, label, kind, id, reveal }), [fields, name, label, kind, id, reveal]);
  // For react-hook-form, which gives the focus to the first wrong field of a step that may not be left.
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
      // What a server said stays until the field is changed.
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
      // After a refusal the summary speaks; the messages of all fields at once would drown it.
      isAnnounced: !showErrors,
    },
  };
}
