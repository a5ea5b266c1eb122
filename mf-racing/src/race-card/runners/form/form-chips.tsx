import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { FormText } from '../../../shared/horse/form-text.tsx';
import { type FormFigure, incidentOf, LAST_PLACE, newestFigures } from './form.model.ts';
import styles from './form-chips.module.css';

/** The newest five results of a form, newest first. An unknown notation is shown unchanged. */
export const FormChips = memo(function FormChips({ form }: { form: string }) {
  const { t } = useTranslation('mf-racing');
  const figures = newestFigures(form);
  if (!figures) return <FormText form={form} />;
  const wordOf = (figure: FormFigure) => {
    if (typeof figure === 'number') return t(figure < LAST_PLACE ? 'runners.place' : 'runners.lastPlace', { figure });
    const incident = incidentOf(figure);
    return incident ? t(`runners.incident.${incident}`) : figure;
  };
  const words = t('runners.formWords', { figures: figures.map(wordOf).join(', ') });
  return (
    <span role="img" aria-label={words} title={words} className={styles.chips}>
      {figures.map((figure, at) => (
        <span key={at} className={styles.chip} data-figure={figure}>
          {figure === LAST_PLACE ? 0 : figure}
        </span>
      ))}
    </span>
  );
});
