import { formatDateTime } from '@paddock/i18n';
import { QueryPart } from '@paddock/pages';
import { Badge } from '@paddock/ui/badge';
import { Button } from '@paddock/ui/button';
import { Card } from '@paddock/ui/card';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './sessions.module.css';
import { endSessionMutation, type Session, sessionsQuery } from './sessions.queries.ts';

/** Older sessions are shown on request: most devices never log out. */
const SHOWN = 5;

/** Where the customer is logged in, and the end of each other session. */
export function Sessions() {
  const { t } = useTranslation('mf-account');
  const query = useQuery(sessionsQuery);
  const said = useRef<HTMLParagraphElement>(null);
  const [ended, setEnded] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const onEnded = (name: string) => {
    setEnded(t('sessions.ended', { name }));
    // The button that had the focus goes.
    said.current?.focus();
  };
  return (
    <Card title={t('sessions.title')}>
      <p className={styles.lead}>{t('sessions.lead')}</p>
      <p ref={said} role="status" tabIndex={-1} className={styles.said}>
        {ended}
      </p>
      <QueryPart query={query} skeleton={{ height: '8rem' }}>
        {(sessions) => (
          <>
            <ul className={styles.sessions}>
              {sessions.slice(0, showsAll ? undefined : SHOWN).map((session) => (
                <SessionLine key={session.id} session={session} onEnded={onEnded} />
              ))}
            </ul>
            {sessions.length > SHOWN && (
              <Button size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
                {t(showsAll ? 'sessions.showLast' : 'sessions.showAll', { count: sessions.length })}
              </Button>
            )}
          </>
        )}
      </QueryPart>
    </Card>
  );
}

function SessionLine({ session, onEnded }: { session: Session; onEnded: (name: string) => void }) {
  const { t } = useTranslation('mf-account');
  const { mutate, isPending } = useMutation(endSessionMutation);
  const { id, browser, system, usedAt, isCurrent } = session;
  const name = [browser, system].filter((part) => part !== null).join(' · ') || t('sessions.unknown');
  return (
    <li className={styles.session}>
      <div>
        <strong>{name}</strong>
        <p className={styles.used}>{t('sessions.used', { time: formatDateTime(usedAt) })}</p>
      </div>
      {isCurrent ? (
        <Badge tone="info">{t('sessions.current')}</Badge>
      ) : (
        <Button
          size="small"
          pending={isPending}
          aria-label={`${t('sessions.end')}: ${name}`}
          onClick={() => mutate({ path: { id } }, { onSuccess: () => onEnded(name) })}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
