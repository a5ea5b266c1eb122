import { type ButtonLook, buttonClass } from './button-class.ts';

/**
 * The class that makes a link look like a button: `<Link className={linkButtonClass({ variant:
 * 'primary' })}>`.
 */
export const linkButtonClass = (look?: ButtonLook): string => buttonClass(look);
