import { useTranslation } from 'react-i18next';

/** A placeholder that describes the live ticker until it runs. */
export function TickerPanel() {
  const { t } = useTranslation('mf-messenger');
  return (
    <>
      <p>{t('what')}</p>
      <p>{t('when')}</p>
    </>
  );
}
