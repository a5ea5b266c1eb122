import { type ReactNode, useId } from 'react';
import styles from './filter.module.css';

interface FilterBarProps {
  /** Names the search. */
  label: string;
  /** The number of matches, announced at each change. */
  found: string;
  children: ReactNode;
}

/** The fields of a list's filter, which applies while the customer types. */
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
  /** The initial text: the field is uncontrolled, and reports each change. */
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
