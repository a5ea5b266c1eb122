import { setRegistrationLimitsV2 } from '@paddock/api/registration';
import { Form, MoneyField, SubmitButton } from '@paddock/forms';
import { api } from '@paddock/host';
import { useTranslation } from 'react-i18next';
import { Parts } from '../shared/parts.tsx';
import { useStepCall } from '../shared/use-step-call.ts';
import { FirstLimits, LIMIT_RANGES, LIMIT_TYPES, limitsOf, noLimits } from './first-limits.model.ts';
import styles from './limits.module.css';

/** Limits of deposit, loss and stake by month, week and day. */
export function LimitsStep() {
  const { t } = useTranslation('mf-registration');
  const step = useStepCall('limits');
  const set = (limits: FirstLimits) =>
    step((path) => api.call(setRegistrationLimitsV2, { path, body: { limits: limitsOf(limits) } }));
  return (
    <Parts>
      <p>{t('register.limits.text')}</p>
      <Form
        schema={FirstLimits}
        defaultValues={noLimits}
        label={t('register.limits.title')}
        mark="required"
        onSubmit={set}
      >
        {LIMIT_TYPES.map((type) => (
          <fieldset key={type} className={styles.type}>
            <legend>{t(`register.limits.${type}`)}</legend>
            {LIMIT_RANGES.map((range) => (
              <MoneyField
                key={range}
                name={`${type}_${range}`}
                label={t(`register.limits.${range}`, { type: t(`register.limits.${type}`) })}
                required={false}
              />
            ))}
          </fieldset>
        ))}
        <SubmitButton>{t('register.limits.send')}</SubmitButton>
      </Form>
    </Parts>
  );
}
