import { queryClient, useLocale } from '@paddock/host';
import type { BadgeTone } from '@paddock/ui/badge';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryLink } from '../../shared/feed/entry-link.tsx';
import { FeedPart } from '../../shared/feed/feed-part.tsx';
import { FeedTools } from '../../shared/feed/feed-tools.tsx';
import { markRead } from '../../shared/messages/mark-read.ts';
import { type Message, unreadQuery } from '../../shared/messages/messages.queries.ts';
import { messageLink } from './message-link.ts';
import styles from './notifications.module.css';
import { notificationsSource } from './notifications.queries.ts';

const atOf = ({ createdAt }: Message) => createdAt;

/** The customer's messages. Shown messages count as read. */
export function Notifications() {
  const { t } = useTranslation('mf-messenger');
  const locale = useLocale();
  const source = useMemo(() => notificationsSource(locale), [locale]);
  const [isPaused, setPaused] = useState(false);
  const [readBefore] = useState(() => queryClient.getQueryData(unreadQuery.queryKey)?.readId);
  const render = useMemo(
    () => (message: Message) => <Entry {...message} isNew={readBefore !== undefined && message.id > readBefore} />,
    [readBefore],
  );
  return (
    <>
      <FeedTools isPaused={isPaused} onPause={setPaused} />
      <FeedPart
        source={source}
        empty={{ title: t('notifications.empty'), text: t('notifications.emptyHow') }}
        label={t('tab.notifications')}
        isPaused={isPaused}
        at={atOf}
        onShown={markRead}
        render={render}
      />
    </>
  );
}

const TONES: Record<Message['type'], BadgeTone> = {
  bet: 'success',
  team_bet: 'success',
  payment: 'info',
  bonus: 'accent',
  limit: 'warning',
  account: 'neutral',
  race: 'info',
};

function Entry({ isNew, ...message }: Message & { isNew: boolean }) {
  const { t } = useTranslation('mf-messenger');
  const { id, type, createdAt, text } = message;
  return (
    <EntryLink
      id={id}
      to={messageLink(message)}
      at={createdAt}
      kind={t(`notifications.type.${type}`)}
      tone={TONES[type]}
    >
      {isNew && <strong className={styles.new}>{t('notifications.new')}</strong>} {text}
    </EntryLink>
  );
}
