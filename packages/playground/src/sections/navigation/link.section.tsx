import { ExternalLink, linkClass } from '@paddock/ui/link';
import { useTranslation } from 'react-i18next';
import { State, States } from '../../state.tsx';

export function Component() {
  const { t } = useTranslation('playground');
  return (
    <States>
      <State name="in text">
        <p>
          {t('link.before')} <a href="#rules">{t('link.rules')}</a> {t('link.after')}
        </p>
      </State>
      <State name="alone">
        <a href="#races" className={linkClass}>
          {t('link.all')}
        </a>
      </State>
      <State name="external">
        <ExternalLink href="https://www.check-dein-spiel.de/" className={linkClass} newTabLabel={t('link.newTab')}>
          {t('link.help')}
        </ExternalLink>
      </State>
    </States>
  );
}
