import { ErrorState } from '@paddock/ui/error-state';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useRouteError } from 'react-router';
import { isBot } from './is-bot.ts';

/**
 * Shown when the frame itself fails (second spec §2, error screen). A plain link, because the
 * router may be broken.
 */
export function ErrorScreen() {
  const { t } = useTranslation('shell');
  const details = useDetails(useRouteError());
  const start = useHref('/');
  if (isBot(navigator.userAgent)) return null;
  return (
    <main id="content">
      <title>{t('errorScreen.title')}</title>
      <ErrorState
        title={t('errorScreen.title')}
        text={t('errorScreen.text')}
        details={details}
        action={
          <a href={start} className={linkButtonClass({ variant: 'primary' })}>
            {t('toStart')}
          </a>
        }
      />
    </main>
  );
}

/**
 * The error's description and message as text without markup; undefined until they are sanitized.
 */
function useDetails(error: unknown): string | undefined {
  const [details, setDetails] = useState<string>();
  useEffect(() => {
    const { description, message } = (error ?? {}) as { description?: unknown; message?: unknown };
    const words = [description, message].filter((text) => typeof text === 'string' && text !== '');
    // If the sanitizer fails to load, the screen has no details.
    import('../server-html/sanitize-html.ts').then(
      ({ sanitizeHtml }) => setDetails(words.map((text) => sanitizeHtml(String(text)).textContent).join(' ')),
      () => {},
    );
  }, [error]);
  return details;
}
