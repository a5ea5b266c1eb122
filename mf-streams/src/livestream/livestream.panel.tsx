import { useTranslation } from 'react-i18next';

/** What the livestream will be, until there is one. */
export function LivestreamPanel() {
  const { t } = useTranslation('mf-streams');
  return (
    <>
      <p>{t('what')}</p>
      <p>{t('when')}</p>
    </>
  );
}
