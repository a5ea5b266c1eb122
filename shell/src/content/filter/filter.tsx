import { type ReactNode, useId } from 'react';
import styles from './filter.module.css';

interface FilterBarProps {
  /** Names the search. */
  label: string;
  /** How many are left, said whenever it changes. */
  found: string;
  children: ReactNode;
}

/** The fields that a list is filtered by; it is filtered while one types. */
export function FilterBar({ label, found, children }: FilterBarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: Safari knows the element since version 17 only, the role always
    <div role="search" aria-label={label} className={styles.bar}>
      {children}
      <p role="status" className={styles.found}>
        {found}
      </p>
    </div>
  );
}

interface FilterFieldProps {
  label: string;
  /** What it begins with: typing is the browser's, and what was typed is told. */
  value: string;
  onChange: (value: string) => void;
  inputMode?: 'numeric' | undefined;
}

export function FilterField({ label, value, onChange, inputMode }: FilterFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        defaultValue={value}
        inputMode={inputMode}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

interface FilterChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

export function FilterChoice({ label, value, options, onChange }: FilterChoiceProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
