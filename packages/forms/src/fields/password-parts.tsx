import { missingPasswordParts, PASSWORD_PARTS } from '@paddock/api/password';
import { VisuallyHidden } from '@paddock/ui/visually-hidden';
import { useFormsTexts } from '../use-forms-texts.ts';
import styles from './password-field.module.css';

/**
 * The requirements of a password and whether each is met, by sign and word, not by colour alone.
 */
export function PasswordParts({ id, password }: { id: string; password: string }) {
  const t = useFormsTexts();
  const missing = missingPasswordParts(password);
  return (
    <div id={id} className={styles.parts}>
      <p>{t('form.passwordParts.title')}</p>
      <ul>
        {PASSWORD_PARTS.map((part) => {
          const isMet = !missing.includes(part);
          return (
            <li key={part} className={isMet ? styles.met : undefined}>
              <svg viewBox="0 0 16 16" aria-hidden="true">
                {isMet ? <path d="m3 8.5 3.5 3.5L13 4.5" /> : <circle cx="8" cy="8" r="4.5" />}
              </svg>
              {t(`form.passwordParts.${part}`)}
              <VisuallyHidden>, {t(isMet ? 'form.passwordParts.met' : 'form.passwordParts.open')}</VisuallyHidden>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
