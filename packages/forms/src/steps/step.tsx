import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { type Control, type FieldValues, FormProvider, type UseFormRegister, useFormContext } from 'react-hook-form';
import { FormScopeContext, useFormScope } from '../form/form-scope.ts';
import classes from './multi-step.module.css';
import { useStepsContext } from './steps-context.ts';

export interface StepProps {
  name: string;
  /** Heading of the step, and its name in the progress list. */
  label: string;
  /** Level of the heading. */
  level?: 2 | 3 | 4;
  children: ReactNode;
}

/** The form around, telling the step of each field that is registered through the context: `register`, `useController`. */
function useRecordingForm(step: string) {
  const form = useFormContext();
  const { registerField } = useStepsContext();
  const { register: registerInForm, control: controlOfForm } = form;
  const recording = useMemo(() => {
    const register: UseFormRegister<FieldValues> = (field, options) => {
      registerField(step, field);
      return registerInForm(field, options);
    };
    // A copy would freeze the getters of the control; what inherits from it sees what it sees.
    const control: Control = Object.create(controlOfForm, { register: { value: register } });
    return { register, control };
  }, [step, registerField, registerInForm, controlOfForm]);
  return { ...form, ...recording };
}

/** What its fields know of the step: they show their errors once it was submitted, and a link to one of them leads here. */
function useStepScope(name: string) {
  const scope = useFormScope();
  const { machine, goTo } = useStepsContext();
  const isSubmitted = machine.steps.some((step) => step.name === name && step.submitted);
  const showErrors = scope.showErrors || isSubmitted;
  return useMemo(() => ({ ...scope, showErrors, reveal: () => goTo({ name }) }), [scope, showErrors, goTo, name]);
}

// The place among the steps is that of the page, also for one that comes later or is wrapped in a component.
function placeInPage(element: Element): number {
  const root = element.closest('[data-steps]');
  const all = [...(root?.querySelectorAll('[data-step]') ?? [])];
  return all.filter((one) => one.closest('[data-steps]') === root).indexOf(element);
}

/** One step of a `<MultiStep>`. While it is not active it is hidden, and keeps what was entered. */
export function Step({ name, label, level = 2, children }: StepProps) {
  const { machine, dispatch, headingId } = useStepsContext();
  const group = useRef<HTMLFieldSetElement>(null);
  const form = useRecordingForm(name);
  const scope = useStepScope(name);
  const Heading = `h${level}` as const;

  useLayoutEffect(() => {
    if (group.current) dispatch({ type: 'step-added', name, label, index: placeInPage(group.current) });
  }, [dispatch, name, label]);
  useLayoutEffect(() => () => dispatch({ type: 'step-removed', name }), [dispatch, name]);

  return (
    <fieldset
      ref={group}
      data-step={name}
      className={classes.step}
      hidden={machine.active !== name}
      aria-labelledby={headingId(name)}
    >
      <Heading id={headingId(name)} tabIndex={-1} className={classes.heading}>
        {label}
      </Heading>
      <FormProvider {...form}>
        <FormScopeContext value={scope}>{children}</FormScopeContext>
      </FormProvider>
    </fieldset>
  );
}
