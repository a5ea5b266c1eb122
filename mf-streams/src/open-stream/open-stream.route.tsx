import { usePanels } from '@paddock/host';
import { requireId, useIsLoggedIn } from '@paddock/pages';
import { LoginButton } from '@paddock/pages/login-button';
import { EmptyState } from '@paddock/ui/empty-state';
import { PageHeading } from '@paddock/ui/page-heading';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunctionArgs, useLocation, useParams } from 'react-router';
import { openStreamHref } from '../links.ts';
import { parseStreamLink, type StreamLink } from '../shared/stream-link.ts';
import { StreamList } from '../shared/stream-list.tsx';
import { StreamStage } from '../shared/stream-stage.tsx';
import { useDayStreams } from '../shared/use-day-streams.ts';
import styles from './open-stream.module.css';

/** An id that is not a whole number is a 404 (core §2). */
export function loader({ params: { id } }: LoaderFunctionArgs) {
  if (id !== undefined) requireId(id);
  return null;
}

/** A separate window for one stream: from the path, from the query, or chosen here. */
export function Component() {
  const { t } = useTranslation('mf-streams');
  const { id } = useParams();
  const { search } = useLocation();
  const loggedIn = useIsLoggedIn();
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

/**
 * The login form opens at once (core §2: the livestream requires a login). It can be opened again.
 */
function LoginFirst() {
  const { t } = useTranslation('mf-streams');
  useEffect(() => usePanels.getState().show('login'), []);
  return <EmptyState title={t('login.title')} action={<LoginButton>{t('login.ask')}</LoginButton>} />;
}

function Watching({ choice }: { choice: StreamLink }) {
  // Refreshes the race on screen.
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
