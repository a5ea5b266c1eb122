import { Button, type ButtonProps } from '@paddock/ui/button';
import { useStepsContext } from './steps-context.ts';

/** Marks a button as the next button: Tab on it, without Shift, advances (second spec §4). */
const NEXT_BUTTON = { 'data-step-next': '' } as const;

/** Goes to the next step, on press or on Tab. */
export function NextStepButton(props: Omit<ButtonProps, 'onClick' | 'type'>) {
  const { goTo } = useStepsContext();
  return <Button variant="primary" {...props} {...NEXT_BUTTON} onClick={() => goTo('next')} />;
}

/** Goes to the previous step. */
export function PreviousStepButton(props: Omit<ButtonProps, 'onClick' | 'type'>) {
  const { goTo } = useStepsContext();
  return <Button variant="secondary" {...props} onClick={() => goTo('previous')} />;
}
