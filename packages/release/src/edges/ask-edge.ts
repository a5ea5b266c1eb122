/** Timeout for an answer of an edge. */
const ANSWER_MS = 2_000;

/** The body of an edge's answer to operators. Rejects on an error status, or after 2 s. */
export const askEdge = async (url: string): Promise<string> => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) }).catch((error: Error) => {
    throw error.cause instanceof Error ? error.cause : error;
  });
  if (!answer.ok) throw new Error(`it answers ${answer.status}`);
  return answer.text();
};
