import { ErrorState } from '@paddock/ui/error-state';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/**
 * core §2: unknown pages show the title Page not found, label 404. `noindex`, because the HTTP
 * status may have been 200.
 */
export function NotFound() {
  const { t } = useTranslation('shell');
  return (
    <>
      <title>{t('notFound.title')}</title>
      <meta name="robots" content="noindex" />
      <ErrorState
        label="404"
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={<Link to="/">{t('toStart')}</Link>}
      />
    </>
  );
}
