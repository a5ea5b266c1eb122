import { createReferenceApi, type ReferenceApiOptions } from '@paddock/reference-api';
import { assertContract } from './contract.ts';

// biome-ignore lint/suspicious/noExplicitAny: the contract check has read it
type Body = any;

/** An API whose every answer is checked against the contract, with a clock that stands where it is put. */
export const createTestApi = (now: string, options: Partial<ReferenceApiOptions> = {}) => {
  let instant = Date.parse(now);
  const api = createReferenceApi({ clock: () => instant, seed: 1, ...options });
  return {
    setNow(to: string | number) {
      instant = typeof to === 'number' ? to : Date.parse(to);
    },
    async ask(path: string, init?: RequestInit): Promise<{ status: number; headers: Headers; body: Body }> {
      const url = `http://api.test${path}`;
      const response = await api.fetch(new Request(url, init));
      if (response.status === 304) return { status: 304, headers: response.headers, body: null };
      const body = await response.json();
      if (path.startsWith('/api/')) assertContract(url, response.status, body);
      return { status: response.status, headers: response.headers, body };
    },
  };
};
