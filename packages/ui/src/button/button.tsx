import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import classes from './button.module.css';
import { type ButtonLook, buttonClass } from './button-class.ts';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** The action is running: the button keeps its focus and width, and ignores presses. */
  pending?: boolean | undefined;
}

/** A native button; its type is `button` by default. */
export function Button({ variant, size, pending = false, className, onClick, children, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Not `disabled`: that drops the focus. Preventing the click also prevents a second submit.
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass({ variant, size }), className)}
      aria-disabled={pending || rest['aria-disabled']}
      aria-busy={pending || rest['aria-busy']}
      onClick={press}
    >
      <span className={classes.label}>{children}</span>
      {pending && <span className={classes.spinner} aria-hidden="true" />}
    </button>
  );
}
