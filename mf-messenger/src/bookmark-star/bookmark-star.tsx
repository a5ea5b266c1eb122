import { isApiError } from '@paddock/api';
import { useAlerts } from '@paddock/host';
import { Button } from '@paddock/ui/button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { bookmarksQuery, markRace, unmarkRace } from '../shared/bookmarks/bookmarks.queries.ts';

const STAR = 'M12 3.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8Z';

/** The star of a race: puts the race on the customer's list, or removes it. */
export function BookmarkStar({ raceId }: { raceId: number }) {
  const { t } = useTranslation('mf-messenger');
  const { data } = useQuery(bookmarksQuery);
  const sayFailure = (error: Error) =>
    useAlerts.getState().add({ type: 'error', message: t(isFull(error) ? 'star.full' : 'star.failed') });
  const mark = useMutation({ ...markRace, onError: sayFailure });
  const unmark = useMutation({ ...unmarkRace, onError: sayFailure });
  const bookmark = data?.find((each) => each.raceId === raceId);
  const isPending = mark.isPending || unmark.isPending;
  const press = () => {
    if (bookmark) unmark.mutate({ path: { id: bookmark.id } });
    else mark.mutate({ body: { raceId } });
  };
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={t('star.label')}
      aria-pressed={bookmark !== undefined}
      title={t(bookmark ? 'star.remove' : 'star.add')}
      pending={isPending || data === undefined}
      onClick={press}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={STAR} fill={bookmark ? 'currentColor' : 'none'} stroke="currentColor" strokeWidth="2" />
      </svg>
    </Button>
  );
}

const isFull = (error: Error): boolean => isApiError(error) && error.code === 'list_full';
