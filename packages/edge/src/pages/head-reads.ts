import type { GuestAnswer, GuestReads } from '../api/guest-reads.ts';
import type { Metrics } from '../platform/metrics.ts';

/**
 * The `data` of the API's envelope, for a guest; the whole body if it has none. `missing`: the
 * object does not exist.
 */
export type HeadAnswer = { data: unknown } | 'missing' | 'failed';

export interface HeadReads {
  /** Asks the API. Never rejects. */
  ask(url: string, locale: string): Promise<HeadAnswer>;
}

const readAnswer = (answer: GuestAnswer | null): HeadAnswer => {
  if (!answer) return 'failed';
  const { status, body } = answer;
  if (status !== 200) return status === 404 || status === 400 ? 'missing' : 'failed';
  try {
    const whole: unknown = JSON.parse(body);
    const isEnvelope = typeof whole === 'object' && whole !== null && 'data' in whole;
    return { data: isEnvelope ? whole.data : whole };
  } catch {
    return 'failed';
  }
};

/** The reads of heads. */
export const createHeadReads = (reads: GuestReads, metrics: Metrics): HeadReads => ({
  async ask(url, locale) {
    const answer = readAnswer(await reads.ask(url, locale));
    metrics.count('paddock_head_reads_total', { outcome: typeof answer === 'string' ? answer : 'ok' });
    return answer;
  },
});
