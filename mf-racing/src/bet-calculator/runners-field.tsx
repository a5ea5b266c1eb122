import { SelectField } from '@paddock/forms';
import type { Refusal, WagerType } from '@paddock/wagers';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../shared/use-refusal-text.ts';
import { MAX_RUNNERS } from './field.model.ts';
import styles from './runners-field.module.css';

const COUNTS = Array.from({ length: MAX_RUNNERS - 1 }, (_, at) => String(at + 2)).map((value) => ({
  value,
  label: value,
}));

interface RunnersFieldProps {
  type: WagerType;
  /** Why this number of runners is not allowed. */
  refusal: Refusal | undefined;
}

/** The number of runners in each race. */
export function RunnersField({ type, refusal }: RunnersFieldProps) {
  const { t } = useTranslation('mf-racing');
  const textOf = useRefusalText([]);
  return (
    <div className={styles.field}>
      <SelectField
        name="runners"
        label={t(type.param.pick ? 'calculator.runnersEach' : 'calculator.runners')}
        options={COUNTS}
        refusal={refusal && textOf(refusal, [])}
      />
    </div>
  );
}
