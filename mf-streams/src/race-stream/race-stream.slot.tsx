import { useTranslation } from 'react-i18next';

/** On a race's page: one quiet line where the stream will be. */
export function RaceStreamSlot() {
  const { t } = useTranslation('mf-streams');
  return <p>{t('race')}</p>;
}
