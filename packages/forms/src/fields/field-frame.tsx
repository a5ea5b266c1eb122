import type { ReactNode } from 'react';
import styles from './field.module.css';

export interface FieldFrameProps {
  /** Id of the input. */
  id: string;
  label: string;
  /** The word "optional" or "required", if one is shown. */
  mark: string | undefined;
  help: string | undefined;
  helpId: string;
  error: string | undefined;
  errorId: string;
  /** Whether a new error is announced. */
  isAnnounced: boolean;
  children: ReactNode;
}

/** Label, help, input and error in this order, so that the help is read before the input. */
export function FieldFrame({ id, label, mark, help, helpId, children, ...error }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {mark && <span className={styles.mark}> ({mark})</span>}
      </label>
      <FieldHelp help={help} helpId={helpId} />
      {children}
      <FieldError {...error} />
    </div>
  );
}

/** The help text. */
export const FieldHelp = ({ help, helpId }: Pick<FieldFrameProps, 'help' | 'helpId'>) =>
  help && (
    <p id={helpId} className={styles.help}>
      {help}
    </p>
  );

/** The error message; its live region exists before the message. */
export const FieldError = ({
  error,
  errorId,
  isAnnounced,
}: Pick<FieldFrameProps, 'error' | 'errorId' | 'isAnnounced'>) => (
  <div id={errorId} aria-live={isAnnounced ? 'polite' : undefined}>
    {error && (
      <p className={styles.error}>
        <svg className={styles.sign} viewBox="0 0 16 16" aria-hidden="true">
          <path d="M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1Zm-.9 3.2h1.8v4.9H7.1V4.2Zm0 6.1h1.8V12H7.1v-1.7Z" />
        </svg>
        {error}
      </p>
    )}
  </div>
);
