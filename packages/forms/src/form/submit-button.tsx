import { Button, type ButtonProps } from '@paddock/ui/button';
import { useFormContext, useFormState } from 'react-hook-form';

/** Sends the form; pending while it is being sent. */
export function SubmitButton({ variant = 'primary', ...props }: Omit<ButtonProps, 'type' | 'pending'>) {
  const { control } = useFormContext();
  const { isSubmitting } = useFormState({ control });
  return (
    <Button
      {...props}
      type="submit"
      variant={variant}
      pending={isSubmitting}
      // The field keeps the focus until the click: its message on blur would move the button away from under the pointer.
      onMouseDown={(event) => event.preventDefault()}
      // It is left before the form is sent all the same: a date is taken then.
      onClick={(event) => {
        event.currentTarget.focus();
        props.onClick?.(event);
      }}
    />
  );
}
