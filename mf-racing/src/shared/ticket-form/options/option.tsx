import { ChipGroup } from '@paddock/ui/chip';
import type { ReactNode } from 'react';
import styles from './options.module.css';

/** A labelled choice between a few options. */
export function Option({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.option}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      <div className={styles.chips}>
        <ChipGroup label={label}>{children}</ChipGroup>
      </div>
    </div>
  );
}
