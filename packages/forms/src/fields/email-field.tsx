import { TextField, type TextFieldProps } from './text-field.tsx';

/** A field for an e-mail address. If it is the login name, use `autoComplete="username"`. */
export function EmailField({ autoComplete = 'email', ...props }: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  return <TextField {...props} type="email" inputMode="email" autoCapitalize="none" autoComplete={autoComplete} />;
}
