import { Form, SubmitButton, useFormContext } from '@paddock/forms';
import { maxMoney, minMoney, required, ruleMessage } from '@paddock/forms/rules';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type GenericSchema, nullable, number, object, pipe } from 'valibot';
import { FailureText } from '../../shared/refusal/failure-text.tsx';
import { useUnsavedForm } from '../../shared/use-unsaved-form.ts';
import { askedAmount, type Limit, limitKey } from './limit.model.ts';
import styles from './limit-form.module.css';
import { isMandatory, type LimitValues } from './limit-submission.model.ts';
import { LimitTypeCard } from './limit-type-card.tsx';
import { type SaveState, useSaveLimits } from './use-save-limits.ts';

const amount = nullable(number(ruleMessage('required')));

const fieldSchema = (limit: Limit) => {
  if (!isMandatory(limit)) return pipe(amount, maxMoney(limit.max));
  return limit.type === 'bet'
    ? pipe(amount, required(), minMoney(1), maxMoney(limit.max))
    : pipe(amount, required(), maxMoney(limit.max));
};

const schemaOf = (limits: readonly Limit[]) =>
  object(Object.fromEntries(limits.map((limit) => [limitKey(limit), fieldSchema(limit)]))) as GenericSchema<
    Record<string, number | null>,
    LimitValues
  >;

/** An empty field means no limit. */
const typedAmount = (limit: Limit): number | null => {
  const asked = askedAmount(limit);
  return asked === 0 && (limit.range !== 'month' || limit.type === 'bet') ? null : asked;
};

interface LimitFormProps {
  limits: readonly Limit[];
  label: string;
  /** Whether limits of stakes are sent too (core §5). */
  withBets?: boolean;
}

/** Limits with their present amounts, and a field for each. */
export function LimitForm({ limits, label, withBets = false }: LimitFormProps) {
  const { t } = useTranslation('mf-account');
  const { state, save, isChanged, shown } = useSaveLimits(withBets);
  const onDirtyChange = useUnsavedForm();
  const [isUnchanged, setUnchanged] = useState(false);
  const schema = useMemo(() => schemaOf(limits), [limits]);
  const types = [...new Set(limits.map(({ type }) => type))];
  const submit = (values: LimitValues) => {
    setUnchanged(!save(limits, values));
  };
  return (
    <Form
      schema={schema}
      defaultValues={Object.fromEntries(limits.map((limit) => [limitKey(limit), typedAmount(limit)]))}
      label={label}
      mark="required"
      onDirtyChange={onDirtyChange}
      onSubmit={submit}
    >
      {limits.map((limit) => (
        <FollowLimit key={limitKey(limit)} limit={limit} isChanged={isChanged(limit)} />
      ))}
      <div className={styles.types}>
        {types.map((type) => (
          <LimitTypeCard key={type} type={type} limits={shown(limits).filter((limit) => limit.type === type)} />
        ))}
      </div>
      <div className={styles.end}>
        {state.status === 'failed' && <FailureText error={state.failure} unclear={t('limits.unclear')} />}
        <SubmitButton>{t('limits.save')}</SubmitButton>
        <p role="status" className={styles.state}>
          {isUnchanged ? t('limits.unchanged') : <StateText status={state.status} />}
        </p>
      </div>
    </Form>
  );
}

/**
 * Lets a field that the customer left alone follow its limit, which another device may change. A
 * field with an unsaved change keeps what is typed, also when the change is accepted.
 */
function FollowLimit({ limit, isChanged }: { limit: Limit; isChanged: boolean }) {
  const { getValues, resetField } = useFormContext();
  const name = limitKey(limit);
  const amount = typedAmount(limit);
  const before = useRef({ amount, isChanged });
  useEffect(() => {
    const isFollowing = !before.current.isChanged && getValues(name) === before.current.amount;
    if (isFollowing && amount !== before.current.amount) resetField(name, { defaultValue: amount });
    before.current = { amount, isChanged };
  }, [getValues, resetField, name, amount, isChanged]);
  return null;
}

function StateText({ status }: Pick<SaveState, 'status'>) {
  const { t } = useTranslation('mf-account');
  return status === 'idle' || status === 'failed' ? null : t(`limits.state.${status}`);
}
