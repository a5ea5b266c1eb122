import { Tabs } from '@paddock/ui/tabs';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { paths } from '../paths.ts';

/** Tabs for the bets whose horses the system chooses. */
export function QuickBetTabs() {
  const { t } = useTranslation('mf-racing');
  return (
    <Tabs label={t('premium.tabs')}>
      {(['sqp', 'spot', 'harryboy', 'blackRed'] as const).map((page) => (
        <NavLink key={page} to={paths[page]}>
          {t(`menu.${page}`)}
        </NavLink>
      ))}
    </Tabs>
  );
}
