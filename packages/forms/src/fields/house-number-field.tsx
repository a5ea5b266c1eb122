import { TextField, type TextFieldProps } from './text-field.tsx';

/**
 * A field for a house number. HTML has no autocomplete token for it, so browsers keep street and
 * number apart.
 */
export function HouseNumberField(props: Omit<TextFieldProps, 'type' | 'size'>) {
  return <TextField size="short" {...props} />;
}
