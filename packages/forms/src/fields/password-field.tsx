import { classNames } from '@paddock/ui/class-names';
import { useFormsTexts } from '../use-forms-texts.ts';
import styles from './field.module.css';
import { FieldFrame } from './field-frame.tsx';
import passwordStyles from './password-field.module.css';
import { PasswordParts } from './password-parts.tsx';
import { type FieldProps, useField } from './use-field.ts';
import { useReveal } from './use-reveal.ts';

export interface PasswordFieldProps extends FieldProps {
  /**
   * `current`: to log in. `new`: a new password, with its requirements; password managers suggest
   * one. `repeat`: repeats the new one.
   */
  purpose?: 'current' | 'new' | 'repeat' | undefined;
}

/**
 * A password field; the text can be revealed for 5 s. Paste and password managers work (WCAG
 * 3.3.8). Never part of a draft.
 */
export function PasswordField({ purpose = 'current', ...props }: PasswordFieldProps) {
  const t = useFormsTexts();
  const { value, change, leave, isSubmitting, inputProps, frameProps } = useField<string>(props, 'secret');
  const { isRevealed, toggle, hide } = useReveal();
  // Browsers offer to save a submitted password field, but not a text field.
  if (isRevealed && (isSubmitting || value === '')) hide();
  const partsId = `${inputProps.id}-parts`;
  const described = [inputProps['aria-describedby'], purpose === 'new' && partsId].filter(Boolean).join(' ');
  return (
    <FieldFrame {...frameProps}>
      <div className={styles.with}>
        <input
          {...inputProps}
          aria-describedby={described || undefined}
          className={classNames(styles.input, passwordStyles.input)}
          type={isRevealed ? 'text' : 'password'}
          autoComplete={purpose === 'current' ? 'current-password' : 'new-password'}
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={(event) => change(event.target.value)}
          onBlur={leave}
        />
        {value !== '' && (
          <button
            type="button"
            className={passwordStyles.eye}
            aria-label={t(isRevealed ? 'form.reveal.hide' : 'form.reveal.show')}
            aria-controls={inputProps.id}
            // Keeps focus and caret in the field, so that a phone's keyboard stays open.
            onMouseDown={(event) => event.preventDefault()}
            onClick={toggle}
          >
            <Eye isCrossed={isRevealed} />
          </button>
        )}
      </div>
      {purpose === 'new' && <PasswordParts id={partsId} password={value} />}
    </FieldFrame>
  );
}

const Eye = ({ isCrossed }: { isCrossed: boolean }) => (
  <svg className={passwordStyles.picture} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M2 12c2.5-4.3 5.9-6.5 10-6.5s7.5 2.2 10 6.5c-2.5 4.3-5.9 6.5-10 6.5S4.5 16.3 2 12Z" />
    <circle cx="12" cy="12" r="3" />
    {isCrossed && <path d="m4 20 16-16" />}
  </svg>
);
