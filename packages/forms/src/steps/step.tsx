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

/**
 * The surrounding form, recording the step of each field registered through the context:
 * `register`, `useController`.
 */
function useRecordingForm(step: string) {
  const form = useFormContext();
  const { registerField } = useStepsContext();
  const { register: registerInForm, control: controlOfForm } = form;
  const recording = useMemo(() => {
    const register: UseFormRegister<FieldValues> = (field, options) => {
      registerField(step, field);
      return registerInForm(field, options);
    };
    // A copy would freeze the control's getters; an object that inherits from it reads current
    // values.
    const control: Control = Object.create(controlOfForm, { register: { value: register } });
    return { register, control };
  }, [step, registerField, registerInForm, controlOfForm]);
  return { ...form, ...recording };
}

/** Scope of the step's fields: they show errors once it is submitted, and links to them open it. */
function useStepScope(name: string) {
  const scope = useFormScope();
  const { machine, goTo } = useStepsContext();
  const isSubmitted = machine.steps.some((step) => step.name === name && step.submitted);
  const showErrors = scope.showErrors || isSubmitted;
  const isShown = scope.isShown && machine.active === name;
  return useMemo(
    () => ({ ...scope, showErrors, isShown, reveal: () => goTo({ name }) }),
    [scope, showErrors, isShown, goTo, name],
  );
}

// The step's place in page order, also for one that is added later or wrapped in a component.
function placeInPage(element: Element): number {
  const root = element.closest('[data-steps]');
  const all = [...(root?.querySelectorAll('[data-step]') ?? [])];
  return all.filter((one) => one.closest('[data-steps]') === root).indexOf(element);
}

/** One step of a `<MultiStep>`. An inactive step is hidden and keeps its values. */
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
