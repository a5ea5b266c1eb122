import { useLocation, useSearchParams } from 'react-router';
import { type MeetingFilter, parseMeetingFilter, writeMeetingFilter } from './meeting-filter.model.ts';

/**
 * The filter of the URL, and a setter. It replaces the history entry, so that going back leaves the
 * page.
 */
export function useMeetingFilter() {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const filter = parseMeetingFilter(search);
  return {
    filter,
    change: (part: Partial<MeetingFilter>) =>
      setSearch(writeMeetingFilter(search, { ...filter, ...part }), {
        replace: true,
        preventScrollReset: true,
        state,
      }),
  };
}
