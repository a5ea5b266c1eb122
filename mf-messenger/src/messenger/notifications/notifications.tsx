import { queryClient, useLocale } from '@paddock/host';
import { QueryPart } from '@paddock/pages';
import type { BadgeTone } from '@paddock/ui/badge';
import { EmptyState } from '@paddock/ui/empty-state';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryLink } from '../../shared/feed/entry-link.tsx';
import { Feed } from '../../shared/feed/feed.tsx';
import { FeedTools } from '../../shared/feed/feed-tools.tsx';
import { useList } from '../../shared/feed/use-list.ts';
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
  const { query, older } = useList(source);
  const [isPaused, setPaused] = useState(false);
  const [readBefore] = useState(() => queryClient.getQueryData(unreadQuery.queryKey)?.readId);
  const render = useMemo(
    () => (message: Message) => <Entry {...message} isNew={readBefore !== undefined && message.id > readBefore} />,
    [readBefore],
  );
  return (
    <>
      <FeedTools isPaused={isPaused} onPause={setPaused} />
      <QueryPart query={query} skeleton={{ height: '22rem' }}>
        {({ items, hasOlder }) =>
          items.length === 0 ? (
            <EmptyState title={t('notifications.empty')} text={t('notifications.emptyHow')} />
          ) : (
            <Feed
              key={locale}
              label={t('tab.notifications')}
              items={items}
              hasOlder={hasOlder}
              older={older}
              isPaused={isPaused}
              at={atOf}
              onShown={markRead}
              render={render}
            />
          )
        }
      </QueryPart>
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
