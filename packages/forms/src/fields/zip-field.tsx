import { TextField, type TextFieldProps } from './text-field.tsx';

/** A field for a postcode of any country; some contain letters. */
export function ZipField(props: Omit<TextFieldProps, 'type' | 'size'>) {
  return <TextField size="short" autoComplete="postal-code" autoCapitalize="characters" {...props} />;
}
