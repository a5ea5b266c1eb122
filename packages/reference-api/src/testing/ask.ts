import {
  createReferenceApi,
  openDatabase,
  type ReferenceApi,
  type ReferenceApiOptions,
  storeImportedMeetings,
} from '@paddock/reference-api';
import type { MeetingPlan } from '../day/plan.types.ts';
import { assertContract } from './contract.ts';

// biome-ignore lint/suspicious/noExplicitAny: the contract check has read it
type Body = any;

/** An API whose every answer is checked against the contract, with a clock that stands where it is put. */
export const createTestApi = (
  now: string,
  { imported = [], ...options }: Partial<ReferenceApiOptions> & { imported?: readonly MeetingPlan[] } = {},
) => {
  let instant = Date.parse(now);
  const open = async (): Promise<ReferenceApi> => {
    const database = options.database ?? (await openDatabase(':memory:'));
    for (const [date, meetings] of Map.groupBy(imported, (meeting) => meeting.date)) {
      await storeImportedMeetings(database, { date, source: 'test', meetings });
    }
    return createReferenceApi({ clock: () => instant, seed: 1, ...options, database });
  };
  let opened: Promise<ReferenceApi> | null = null;
  const ready = () => (opened ??= open());
  return {
    setNow(to: string | number) {
      instant = typeof to === 'number' ? to : Date.parse(to);
    },
    async ask(path: string, init?: RequestInit): Promise<{ status: number; headers: Headers; body: Body }> {
      const url = `http://api.test${path}`;
      const response = await (await ready()).fetch(new Request(url, init));
      if (response.status === 304) return { status: 304, headers: response.headers, body: null };
      const body = await response.json();
      if (path.startsWith('/api/')) assertContract(url, response.status, body);
      return { status: response.status, headers: response.headers, body };
    },
    close: async () => (await ready()).close(),
  };
};
