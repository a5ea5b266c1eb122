import { formatDateTime } from '@paddock/i18n';
import { QueryPart } from '@paddock/pages';
import { Badge } from '@paddock/ui/badge';
import { Button } from '@paddock/ui/button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeviceCard } from '../shared/device-card.tsx';
import { DeviceLine } from '../shared/device-line.tsx';
import { useDeviceName } from '../shared/use-device-name.ts';
import { endSessionMutation, type Session, sessionsQuery } from './sessions.queries.ts';

/** Older sessions are shown on request: most devices never log out. */
const SHOWN = 5;

/** The customer's sessions, each with a button that ends it, except this one. */
export function Sessions() {
  const { t } = useTranslation('mf-account');
  const query = useQuery(sessionsQuery);
  const [showsAll, setShowsAll] = useState(false);
  return (
    <DeviceCard title={t('sessions.title')} lead={t('sessions.lead')}>
      {(say) => (
        <QueryPart query={query} skeleton={{ height: '8rem' }}>
          {(sessions) => (
            <>
              <ul>
                {sessions.slice(0, showsAll ? undefined : SHOWN).map((session) => (
                  <SessionLine
                    key={session.id}
                    session={session}
                    onEnded={(name) => say(t('sessions.ended', { name }))}
                  />
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
      )}
    </DeviceCard>
  );
}

function SessionLine({ session, onEnded }: { session: Session; onEnded: (name: string) => void }) {
  const { t } = useTranslation('mf-account');
  const { mutate, isPending } = useMutation(endSessionMutation);
  const { id, usedAt, isCurrent } = session;
  const name = useDeviceName()(session);
  return (
    <DeviceLine name={name} text={t('sessions.used', { time: formatDateTime(usedAt) })}>
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
    </DeviceLine>
  );
}
