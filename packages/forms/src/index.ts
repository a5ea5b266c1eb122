export { useFormContext, useWatch } from 'react-hook-form';
export {
  createDraftStore,
  DRAFT_DEBOUNCE_MS,
  DRAFT_MAX_AGE_MS,
  DRAFT_PREFIX,
  type DraftData,
  type DraftStore,
  type DraftStoreOptions,
} from './drafts/draft-store.ts';
export { AddressSearch, type AddressSearchProps } from './fields/address-search/address-search.tsx';
export { CheckboxField, type CheckboxFieldProps } from './fields/checkbox-field.tsx';
export { CodeField, type CodeFieldProps } from './fields/code-field.tsx';
export { DateField, type DateFieldProps } from './fields/date-field.tsx';
export { DateTimeField, type DateTimeFieldProps } from './fields/date-time-field.tsx';
export { EmailField } from './fields/email-field.tsx';
export { HouseNumberField } from './fields/house-number-field.tsx';
export { IbanField } from './fields/iban-field.tsx';
export { MoneyChips, type MoneyChipsProps } from './fields/money-chips.tsx';
export { MoneyField, type MoneyValue } from './fields/money-field.tsx';
export { PasswordField, type PasswordFieldProps } from './fields/password-field.tsx';
export { PhoneField, type PhoneFieldProps } from './fields/phone-field.tsx';
export { RadioGroup, type RadioGroupProps } from './fields/radio-group.tsx';
export { type FieldOption, SelectField, type SelectFieldProps } from './fields/select-field.tsx';
export { TextArea, type TextAreaProps } from './fields/text-area.tsx';
export { TextField, type TextFieldProps } from './fields/text-field.tsx';
export { useDateLabels } from './fields/use-date-labels.ts';
export { type FieldProps, type FieldState, INPUT_DELAY_MS, useField } from './fields/use-field.ts';
export { PASSWORD_REVEAL_MS } from './fields/use-reveal.ts';
export { ZipField } from './fields/zip-field.tsx';
export {
  createFieldRegistry,
  type FieldKind,
  type FieldRegistry,
  type RegisteredField,
} from './form/field-registry.ts';
export { Form, type FormProps } from './form/form.tsx';
export { type FormScope, FormScopeContext, useFormScope } from './form/form-scope.ts';
export { SubmitButton } from './form/submit-button.tsx';
export { addFormsTexts } from './texts.ts';
