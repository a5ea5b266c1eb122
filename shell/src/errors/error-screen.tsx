import { ErrorState } from '@paddock/ui/error-state';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';

/** When the frame itself fails (second spec §2, error screen). A plain link, since nothing of the frame can be trusted any more. */
export function ErrorScreen() {
  const { t } = useTranslation('shell');
  const error = useRouteError();
  return (
    <main id="content">
      <title>{t('errorScreen.title')}</title>
      <ErrorState
        title={t('errorScreen.title')}
        text={t('errorScreen.text')}
        details={error instanceof Error ? error.message : undefined}
        action={<a href="/">{t('toStart')}</a>}
      />
    </main>
  );
}
