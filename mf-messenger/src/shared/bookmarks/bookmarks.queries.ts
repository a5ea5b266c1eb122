import { type ApiData, type ApiInput, apiKey, apiMutation, apiQuery, isApiError } from '@paddock/api';
import { deleteBookmark, getBookmarks, setBookmark } from '@paddock/api/messenger';
import { api, queryClient } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

export type Bookmark = ApiData<'getBookmarks'>[number];

/** The races that the customer marked, the newest mark first. */
export const bookmarksQuery = withInlineErrors(apiQuery(api, getBookmarks));

/** After a change the list is read again (second spec §4). */
const onSettled = () => queryClient.invalidateQueries({ queryKey: apiKey(getBookmarks) });

export const markRace = { ...withInlineErrors(apiMutation(api, setBookmark)), onSettled };

/** An earlier press or another tab may have removed the mark: that is no failure. */
const unmark = (input: ApiInput<'deleteBookmark'>) =>
  api.call(deleteBookmark, input).catch((error: unknown) => {
    if (!isApiError(error) || error.status !== 404) throw error;
  });
export const unmarkRace = { ...withInlineErrors({ mutationFn: unmark }), onSettled };
