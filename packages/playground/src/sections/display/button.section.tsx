import { Button } from '@paddock/ui/button';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useTranslation } from 'react-i18next';
import { State, States } from '../../state.tsx';

const VARIANTS = ['primary', 'secondary', 'quiet'] as const;

export function Component() {
  const { t } = useTranslation('playground');
  return (
    <States>
      {VARIANTS.map((variant) => (
        <State key={variant} name={variant}>
          <Button variant={variant}>{t('button.send')}</Button>
          <Button variant={variant} size="small">
            {t('button.send')}
          </Button>
          <Button variant={variant} pending>
            {t('button.sending')}
          </Button>
          <Button variant={variant} disabled>
            {t('button.send')}
          </Button>
          <a className={linkButtonClass({ variant })} href="#button">
            {t('button.link')}
          </a>
        </State>
      ))}
    </States>
  );
}
