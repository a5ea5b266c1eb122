import { useFormsTexts } from '../use-forms-texts.ts';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { FieldFrame } from './field-frame.tsx';
import passwordStyles from './password-field.module.css';
import { PasswordParts } from './password-parts.tsx';
import { type FieldProps, useField } from './use-field.ts';
import { useReveal } from './use-reveal.ts';

export interface PasswordFieldProps extends FieldProps {
  /** `current`: to log in. `new`: to be chosen; what it needs is shown, and password managers offer one. `repeat`: a new one again. */
  purpose?: 'current' | 'new' | 'repeat' | undefined;
}

/** A password, seen for 5 s on demand. Paste and password managers are welcome (WCAG 3.3.8). Never part of a draft. */
export function PasswordField({ purpose = 'current', ...props }: PasswordFieldProps) {
  const t = useFormsTexts();
  const { value, change, leave, isSubmitting, inputProps, frameProps } = useField<string>(props, 'secret');
  const { isRevealed, toggle, hide } = useReveal();
  // Browsers offer to save what is sent as a password, not as text.
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
            // The field keeps focus and caret, by finger with the keyboard open.
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
