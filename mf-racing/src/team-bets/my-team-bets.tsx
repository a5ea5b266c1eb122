import { useIsLoggedIn } from '@paddock/pages';
import { LoginInvitation } from '@paddock/pages/login-invitation';
import { useTexts } from '@paddock/pages/room-texts';
import { Card } from '@paddock/ui/card';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { mySharesQuery } from './shared/team-bets.queries.ts';
import { MyShares } from './shares/my-shares.tsx';
import { Notifications } from './shares/notifications.tsx';
import styles from './team-bets.module.css';
import { TEXTS } from './texts.ts';

/** The customer's shares and notifications. A visitor is asked to log in. */
export function MyTeamBets() {
  useTexts('mf-racing', TEXTS);
  const loggedIn = useIsLoggedIn();
  const { isFetched } = useQuery({ ...mySharesQuery(1), enabled: loggedIn });
  if (!loggedIn) return <Visitor />;
  return (
    <div className={styles.mine}>
      <MyShares />
      {/* The shares are of unknown height. */}
      {isFetched && <Notifications />}
    </div>
  );
}

function Visitor() {
  const { t } = useTranslation('mf-racing');
  return (
    <Card title={t('teamBets.myShares')}>
      <LoginInvitation text={t('teamBets.visitor')} />
    </Card>
  );
}
