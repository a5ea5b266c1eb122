import type { ApiError } from '@paddock/api';
import { href, usePanels } from '@paddock/host';
import { Button } from '@paddock/ui/button';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { teamBetsHref } from '../../links.ts';
import { type WayOn as Way, wayOnFrom } from './join.model.ts';

/** Where to go after a refusal. */
export function WayOn({ refusal }: { refusal: Pick<ApiError, 'code' | 'status'> }) {
  const { t } = useTranslation('mf-racing');
  const { show } = usePanels();
  const way = wayOnFrom(refusal);
  if (way === null) return null;
  if (way === 'logIn') return <Button onClick={() => show('login')}>{t('teamBets.way.logIn')}</Button>;
  return (
    <p>
      <Link to={hrefOf(way)} className={linkButtonClass()}>
        {t(`teamBets.way.${way}`)}
      </Link>
    </p>
  );
}

function hrefOf(way: Exclude<Way, 'logIn'>): string {
  if (way === 'others') return teamBetsHref;
  if (way === 'deposit') return href('deposit');
  return way === 'limits' ? href('limits') : href('selfExclusion');
}
