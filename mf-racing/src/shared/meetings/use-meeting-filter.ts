import { useSearchParams } from 'react-router';
import { type MeetingFilter, parseMeetingFilter, writeMeetingFilter } from './meeting-filter.model.ts';

/** The filter that the URL says, and the way to another one. It is no step of the history: back leads to the page before. */
export function useMeetingFilter() {
  const [search, setSearch] = useSearchParams();
  const filter = parseMeetingFilter(search);
  return {
    filter,
    change: (part: Partial<MeetingFilter>) =>
      setSearch(writeMeetingFilter(search, { ...filter, ...part }), { replace: true, preventScrollReset: true }),
  };
}
