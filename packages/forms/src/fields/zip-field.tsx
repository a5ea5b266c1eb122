import { TextField, type TextFieldProps } from './text-field.tsx';

/** A postcode of any country: some have letters. */
export function ZipField(props: Omit<TextFieldProps, 'type' | 'size'>) {
  return <TextField size="short" autoComplete="postal-code" autoCapitalize="characters" {...props} />;
}
