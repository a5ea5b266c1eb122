import { classNames } from '../class-names.ts';
import classes from './button.module.css';

/** primary: the one thing to do here; secondary: what else one may do; quiet: beside other things; danger: cannot be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'medium' | 'small';

export interface ButtonLook {
  /** secondary unless told. */
  variant?: ButtonVariant | undefined;
  /** medium unless told. */
  size?: ButtonSize | undefined;
}

export const buttonClass = ({ variant = 'secondary', size = 'medium' }: ButtonLook = {}): string =>
  classNames(classes.button, classes[variant], classes[size]);
