import { Button, type ButtonProps } from '@paddock/ui/button';
import { useFormContext, useFormState } from 'react-hook-form';

/** Submits the form; pending while the form is submitted. */
export function SubmitButton({ variant = 'primary', ...props }: Omit<ButtonProps, 'type' | 'pending'>) {
  const { control } = useFormContext();
  const { isSubmitting } = useFormState({ control });
  return (
    <Button
      {...props}
      type="submit"
      variant={variant}
      pending={isSubmitting}
      // The field keeps the focus until the click: an error on blur would move the button away.
      onMouseDown={(event) => event.preventDefault()}
      // Blurs the field before the submit, so that a typed date is read.
      onClick={(event) => {
        event.currentTarget.focus();
        props.onClick?.(event);
      }}
    />
  );
}
