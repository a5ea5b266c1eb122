import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import classes from './button.module.css';
import { type ButtonLook, buttonClass } from './button-class.ts';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** What was pressed is under way: the button keeps the focus and its width, and takes no second press. */
  pending?: boolean | undefined;
}

/** A native button; `type="button"` unless told. */
export function Button({ variant, size, pending = false, className, onClick, children, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Not `disabled`: that would drop the focus. Preventing the click also keeps a form from being sent again.
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
