import { usePanels, useSession } from '@paddock/host';
import { Button } from '@paddock/ui/button';
import { EmptyState } from '@paddock/ui/empty-state';
import { PageHeading } from '@paddock/ui/page-heading';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { data, Link, type LoaderFunctionArgs, useLocation, useParams } from 'react-router';
import { openStreamHref } from '../links.ts';
import { parseStreamLink, type StreamLink } from '../shared/stream-link.ts';
import { StreamList } from '../shared/stream-list.tsx';
import { StreamStage } from '../shared/stream-stage.tsx';
import { useDayStreams } from '../shared/use-day-streams.ts';
import styles from './open-stream.module.css';

const ID = /^[1-9]\d{0,15}$/;

/** An id that is no whole number is a 404 (core §2). */
export function loader({ params: { id } }: LoaderFunctionArgs) {
  if (id !== undefined && !ID.test(id)) throw data(null, { status: 404 });
  return null;
}

/** A window of its own for one stream: that of the path, that of the query, or one that is chosen here. */
export function Component() {
  const { t } = useTranslation('mf-streams');
  const { id } = useParams();
  const { search } = useLocation();
  const loggedIn = useSession(({ status }) => status === 'customer');
  const choice: StreamLink | null = id === undefined ? parseStreamLink(search) : { kind: 'live', id, country: null };
  return (
    <div className={styles.window}>
      <title>{t('pageTitle')}</title>
      <PageHeading>{t('title')}</PageHeading>
      {!loggedIn && <LoginFirst />}
      {loggedIn && (choice ? <Watching key={`${choice.kind} ${choice.id}`} choice={choice} /> : <Choosing />)}
    </div>
  );
}

/** The form lies over the window at once (core §2: the livestream requires a login); who has closed it can have it again. */
function LoginFirst() {
  const { t } = useTranslation('mf-streams');
  const ask = () => usePanels.getState().show('login');
  useEffect(ask, []);
  return <EmptyState title={t('login.title')} action={<Button onClick={ask}>{t('login.ask')}</Button>} />;
}

function Watching({ choice }: { choice: StreamLink }) {
  // Keeps the race that is shown up to date.
  useDayStreams();
  const [startedByGesture] = useState(() => navigator.userActivation?.isActive ?? false);
  return <StreamStage choice={choice} startedByGesture={startedByGesture} />;
}

function Choosing() {
  return (
    <StreamList day={useDayStreams()}>
      {({ id }, content, className) => (
        <Link to={openStreamHref.live(id)} className={className}>
          {content}
        </Link>
      )}
    </StreamList>
  );
}
