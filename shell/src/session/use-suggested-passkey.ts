import type { ApiData } from '@paddock/api';
import { startPasskeyLogin } from '@paddock/api/auth';
import { api, isLoggedIn, queryClient } from '@paddock/host';
import type { PasskeyAnswer } from '@paddock/host/shell';
import { withInlineErrors } from '@paddock/pages';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { endSuggestion, signChallenge } from './sign-challenge.ts';

/** A challenge lasts five minutes. The last one is left for the face, finger or PIN. */
const RENEWED_MS = 4 * 60_000;

/** A challenge to suggest passkeys with; null in a browser that cannot suggest them. */
const challengeQuery = queryOptions({
  ...withInlineErrors({}),
  queryKey: ['suggested-passkey'],
  async queryFn(): Promise<ApiData<'startPasskeyLogin'> | null> {
    if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return null;
    return (await api.call(startPasskeyLogin)).data;
  },
  staleTime: RENEWED_MS,
  // A hidden tab renews it when it is shown again.
  refetchOnWindowFocus: true,
});

/**
 * Has the browser suggest its passkeys at the e-mail field of the form.
 * @param isPaused while the browser asks for a passkey in a dialog
 * @param onChosen called with the answer of the passkey that the customer chose
 */
export function useSuggestedPasskey(isPaused: boolean, onChosen: (answer: PasskeyAnswer) => void): void {
  const { data: challenge, refetch } = useQuery({
    ...challengeQuery,
    // A login makes all queries stale, while its form is still there.
    enabled: () => !isPaused && !isLoggedIn(),
  });
  const choose = useEffectEvent(onChosen);
  useEffect(() => {
    if (!challenge) return;
    const renewal = setTimeout(() => document.hidden || void refetch(), RENEWED_MS);
    return () => clearTimeout(renewal);
  }, [challenge, refetch]);
  useEffect(() => {
    if (!challenge || isPaused) return;
    const answer = (given: PasskeyAnswer) => {
      // A challenge is answered once. The next one is read when this answer was refused.
      queryClient.setQueryData(challengeQuery.queryKey, null, { updatedAt: 0 });
      choose(given);
    };
    // Without a choice nothing is said: the form is still there.
    signChallenge(challenge, true).then(answer, () => {});
    return () => void endSuggestion();
  }, [challenge, isPaused]);
}
