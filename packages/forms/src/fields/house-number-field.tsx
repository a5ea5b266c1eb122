import { TextField, type TextFieldProps } from './text-field.tsx';

/** A house number. HTML has no name of its own for it, so that browsers keep street and number apart. */
export function HouseNumberField(props: Omit<TextFieldProps, 'type' | 'size'>) {
  return <TextField size="short" {...props} />;
}
