import type { ApiData } from '@paddock/api';
import { useWatch } from '@paddock/forms';
import { useSteps } from '@paddock/forms/steps';
import { formatDate, parseCalendarDate } from '@paddock/i18n';
import { Button } from '@paddock/ui/button';
import { VisuallyHidden } from '@paddock/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import styles from './answers-to-check.module.css';
import type { Answers } from './registration.model.ts';

interface AnswersToCheckProps {
  options: ApiData<'getRegisterOptions'>;
}

interface Group {
  step: string;
  label: string;
  facts: (readonly [term: string, fact: string | undefined])[];
}

/** The answers before they are sent, by step, each with a link back to it. */
export function AnswersToCheck({ options }: AnswersToCheckProps) {
  const { t } = useTranslation('mf-registration');
  const values = useWatch<Answers>() as Answers;
  const { goTo } = useSteps();
  const { birthdate, salutation } = values;
  const nationality = options.nationalities.find(({ id }) => String(id) === values.nationalityId)?.name;
  const country = options.countries.find(({ code }) => code === values.country)?.name;
  const groups: Group[] = [
    {
      step: 'login',
      label: t('register.part.login'),
      facts: [
        [t('register.field.username'), values.username],
        [t('register.field.email'), values.email],
        [t('register.field.birthdate'), parseCalendarDate(birthdate) && formatDate(birthdate)],
      ],
    },
    {
      step: 'person',
      label: t('register.part.person'),
      facts: [
        [t('register.field.salutation'), salutation && t(`register.salutation.${salutation as 'Frau'}`)],
        [t('register.field.firstname'), values.firstname],
        [t('register.field.lastname'), values.lastname],
        [t('register.field.birthName'), values.birthName],
        [t('register.field.birthplace'), values.birthplace],
        [t('register.field.nationality'), nationality],
      ],
    },
    {
      step: 'address',
      label: t('register.part.address'),
      facts: [
        [t('register.field.street'), `${values.street} ${values.houseNumber}`],
        [t('register.field.city'), `${values.zip} ${values.city}`],
        [t('register.field.country'), country],
        [t('register.field.phone'), values.phone],
      ],
    },
  ];
  return groups.map(({ step, label, facts }) => (
    <section key={step} className={styles.group} aria-label={label}>
      <h3>{label}</h3>
      <Button variant="quiet" size="small" onClick={() => goTo({ name: step })}>
        {t('register.change')}
        <VisuallyHidden>: {label}</VisuallyHidden>
      </Button>
      <dl className={styles.facts}>
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
