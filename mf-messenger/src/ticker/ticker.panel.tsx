import { useTranslation } from 'react-i18next';

/** What the live ticker will be, until it runs. */
export function TickerPanel() {
  const { t } = useTranslation('mf-messenger');
  return (
    <>
      <p>{t('what')}</p>
      <p>{t('when')}</p>
    </>
  );
}
