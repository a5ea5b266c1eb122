import { classNames } from '../class-names.ts';
import classes from './button.module.css';

/**
 * primary: the main action; secondary: other actions; quiet: minor actions beside content; danger:
 * actions that cannot be undone.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'medium' | 'small';

export interface ButtonLook {
  /** Default: secondary. */
  variant?: ButtonVariant | undefined;
  /** Default: medium. */
  size?: ButtonSize | undefined;
}

export const buttonClass = ({ variant = 'secondary', size = 'medium' }: ButtonLook = {}): string =>
  classNames(classes.button, classes[variant], classes[size]);
