import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useFormState } from 'react-hook-form';
import { useFormScope } from '../form/form-scope.ts';
import type { Refusal } from '../messages/error-summary.tsx';
import { ruleMessage } from '../rules/rule.ts';
import {
  canMove,
  createStepMachine,
  nameOfTarget,
  reduceSteps,
  type StepCounts,
  type StepEvent,
  type StepMachine,
  type StepTarget,
  stepsLeft,
} from './step-machine.model.ts';

/** A move that is about to happen. */
export interface StepMove {
  from: string;
  to: string;
  /** Number of steps forward; negative for back. */
  delta: number;
}

/** Called before each move; `false` cancels it. The form is disabled while a promise is pending. */
export type BeforeStepChange = (move: StepMove) => boolean | undefined | Promise<boolean | undefined>;

export interface StepMachineOptions {
  allowIncomplete: boolean;
  beforeStepChange?: BeforeStepChange | undefined;
}

const placeOf = ({ steps }: StepMachine, name: string): number => steps.findIndex((step) => step.name === name);

/** Connects the step machine to the surrounding form (`FormProvider`). */
export function useStepMachine({ allowIncomplete, beforeStepChange }: StepMachineOptions) {
  const { control, getFieldState, subscribe, trigger } = useFormContext();
  const [machine, setMachine] = useState(() => createStepMachine({ allowIncomplete }));
  // The latest machine: a move spans several renders and must not use a stale one.
  const present = useRef(machine);
  const fields = useRef(new Map<string, Set<string>>());
  const moving = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  // A form that was refused as a whole already has a summary: focus the first invalid field.
  const { showErrors: hasSummary } = useFormScope();

  const dispatch = useCallback((event: StepEvent) => {
    present.current = reduceSteps(present.current, event);
    setMachine(present.current);
  }, []);

  const registerField = useCallback((step: string, field: string) => {
    const known = fields.current.get(step) ?? new Set();
    fields.current.set(step, known.add(field));
  }, []);

  const countsOf = useCallback(
    (step: string): StepCounts => {
      const states = [...(fields.current.get(step) ?? [])].map((field) => getFieldState(field));
      return {
        name: step,
        errorCount: states.filter(({ invalid }) => invalid).length,
        blockingCount: states.filter(({ isValidating }) => isValidating).length,
      };
    },
    [getFieldState],
  );

  const recount = useCallback(() => {
    for (const { name, errorCount, blockingCount } of present.current.steps) {
      const counts = countsOf(name);
      if (counts.errorCount === errorCount && counts.blockingCount === blockingCount) continue;
      dispatch({ type: 'step-changed', ...counts });
    }
  }, [countsOf, dispatch]);

  useEffect(
    () => subscribe({ formState: { errors: true, validatingFields: true }, callback: recount }),
    [subscribe, recount],
  );

  useEffect(() => dispatch({ type: 'rule-changed', allowIncomplete }), [dispatch, allowIncomplete]);

  const { submitCount, isSubmitSuccessful } = useFormState({ control });
  useEffect(() => {
    if (submitCount === 0 || isSubmitSuccessful) return;
    recount();
    dispatch({ type: 'submission-refused' });
  }, [submitCount, isSubmitSuccessful, recount, dispatch]);

  const hook = useRef(beforeStepChange);
  useLayoutEffect(() => {
    hook.current = beforeStepChange;
  }, [beforeStepChange]);

  const validate = useCallback(
    async (step: string, shouldFocus: boolean): Promise<void> => {
      const names = [...(fields.current.get(step) ?? [])];
      if (names.length > 0) await trigger(names, { shouldFocus });
      dispatch({ type: 'step-validated', ...countsOf(step) });
    },
    [trigger, countsOf, dispatch],
  );

  const isCancelled = useCallback(async (move: StepMove): Promise<boolean> => {
    const answer = hook.current?.(move);
    if (!(answer instanceof Promise)) return answer === false;
    setBusy(true);
    try {
      return (await answer) === false;
    } finally {
      setBusy(false);
    }
  }, []);

  /** Moves if that is allowed. Resolves with whether it moved. */
  const goTo = useCallback(
    async (target: StepTarget): Promise<boolean> => {
      const { active: from, allowIncomplete: mayLeave } = present.current;
      const to = nameOfTarget(present.current, target);
      if (moving.current || from === undefined || to === undefined || to === from) return false;
      moving.current = true;
      try {
        const goal = { name: to };
        for (const { name } of stepsLeft(present.current, goal)) {
          await validate(name, !mayLeave && hasSummary && name === from);
        }
        if (!canMove(present.current, goal)) {
          setRefusal({ message: ruleMessage('incomplete') });
          return false;
        }
        const delta = placeOf(present.current, to) - placeOf(present.current, from);
        if (await isCancelled({ from, to, delta })) return false;
        // Rendered before the promise resolves, so that the caller can focus something in the step.
        flushSync(() => {
          dispatch({ type: 'move-requested', target: goal });
          setRefusal(undefined);
        });
        return present.current.active === to;
      } finally {
        moving.current = false;
      }
    },
    [validate, isCancelled, dispatch, hasSummary],
  );

  return { machine, dispatch, registerField, isBusy, goTo, refusal: hasSummary ? undefined : refusal };
}
