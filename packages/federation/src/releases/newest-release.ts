import { parseTabRelease, RELEASE_URL, type TabRelease, TICKET_HEADER } from '@paddock/release/record';
import { withDeadline } from '../deadline.ts';
import type { Environment } from '../environment.ts';

const DEADLINE_MS = 3_000;

/** The newest release of this tab's channel; `null` if the edge gave no answer, for any reason. */
export async function fetchNewestRelease(environment: Environment): Promise<TabRelease | null> {
  try {
    return await withDeadline(environment, DEADLINE_MS, new Error('no answer'), async (signal) => {
      const headers = environment.ticket === null ? {} : { [TICKET_HEADER]: environment.ticket };
      const response = await environment.fetch(RELEASE_URL, { cache: 'no-store', signal, headers });
      return response.ok ? parseTabRelease(await response.json()) : null;
    });
  } catch {
    return null;
  }
}
