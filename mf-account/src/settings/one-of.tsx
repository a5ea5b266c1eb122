import { useId } from 'react';
import { Choice } from '../shared/choice/choice.tsx';
import styles from './settings.module.css';

interface OneOfProps<Value extends string | number> {
  legend: string;
  value: Value;
  options: readonly (readonly [value: Value, label: string])[];
  onChange: (value: Value) => void;
}

/** A setting with a few values. A press saves it. */
export function OneOf<Value extends string | number>({ legend, value, options, onChange }: OneOfProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {options.map(([option, label]) => (
          <Choice key={option} group={name} checked={option === value} onChange={() => onChange(option)}>
            {label}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}
