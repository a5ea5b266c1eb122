import { Slot } from '@paddock/host';
import { useMedia } from '@paddock/host/shell';
import { Card } from '@paddock/ui/card';
import { linkClass } from '@paddock/ui/link';
import { useTranslation } from 'react-i18next';
import { Link, useMatch } from 'react-router';
import { CustomerService } from '../../customer-service/customer-service.tsx';
import { paths } from '../../paths.ts';
import { useRemoteSource } from '../../remotes/source-context.ts';
import styles from './aside.module.css';
import { beside } from './beside.ts';

/**
 * Beside a text page: content of remotes, and help. On a small screen it is below the page, without
 * the remotes' content.
 */
export function Aside() {
  const { t } = useTranslation('shell');
  const source = useRemoteSource();
  const isFilled = useMedia(beside) && source.slotOwners('content.aside').length > 0;
  const onContactPage = useMatch(paths.contact) !== null;
  return (
    <aside className={styles.aside} aria-label={t('content.aside')}>
      {isFilled && (
        <div className={styles.slot}>
          <Slot name="content.aside" props={{}} />
        </div>
      )}
      {!onContactPage && (
        <Card title={t('content.help')}>
          <CustomerService />
          <p className={styles.links}>
            <Link className={linkClass} to={paths.help}>
              {t('footer.helpCentre')}
            </Link>
            <Link className={linkClass} to={paths.contact}>
              {t('contactPanel.write')}
            </Link>
          </p>
        </Card>
      )}
    </aside>
  );
}
