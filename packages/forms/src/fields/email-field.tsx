import { TextField, type TextFieldProps } from './text-field.tsx';

/** An e-mail address. Where it is the name of the login: `autoComplete="username"`. */
export function EmailField({ autoComplete = 'email', ...props }: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  return <TextField {...props} type="email" inputMode="email" autoCapitalize="none" autoComplete={autoComplete} />;
}
