import { type ReactNode, useId } from 'react';
import classes from './filter-bar.module.css';

interface FilterBarProps {
  /** Names the search. */
  label: string;
  /** The number of matches, announced at each change. */
  found: string;
  children: ReactNode;
}

/** The fields of a list's filter, which applies at once. */
export const FilterBar = ({ label, found, children }: FilterBarProps) => (
  // biome-ignore lint/a11y/useSemanticElements: Safari knows the element since version 17 only, the role always
  <div role="search" aria-label={label} className={classes.bar}>
    {children}
    <p role="status" className={classes.found}>
      {found}
    </p>
  </div>
);

interface FilterFieldProps {
  label: string;
  /** The field. The id connects it with its label. */
  children: (id: string) => ReactNode;
}

/** A field of the filter under its label. */
export function FilterField({ label, children }: FilterFieldProps) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

interface FilterTextProps {
  label: string;
  /** The initial text: the field is uncontrolled, and reports each change. */
  value: string;
  onChange: (value: string) => void;
  inputMode?: 'numeric' | undefined;
}

/** A text to search for, which applies while it is typed. */
export const FilterText = ({ label, value, onChange, inputMode }: FilterTextProps) => (
  <FilterField label={label}>
    {(id) => (
      <input
        id={id}
        type="search"
        defaultValue={value}
        inputMode={inputMode}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </FilterField>
);

interface FilterChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** One of a few values. */
export const FilterChoice = ({ label, value, options, onChange }: FilterChoiceProps) => (
  <FilterField label={label}>
    {(id) => (
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </FilterField>
);
