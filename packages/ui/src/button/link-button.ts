import { type ButtonLook, buttonClass } from './button-class.ts';

/** The class that lets a link look like a button: `<Link className={linkButtonClass({ variant: 'primary' })}>`. It stays a link. */
export const linkButtonClass = (look?: ButtonLook): string => buttonClass(look);
