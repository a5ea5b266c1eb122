import { vi } from 'vitest';

/** A screen that can be a phone's; at first a desktop's, wide enough for anything. */
export function fakeScreen() {
  let isPhone = false;
  const queries: EventTarget[] = [];
  vi.stubGlobal('matchMedia', (media: string) => {
    const query = Object.defineProperty(new EventTarget(), 'matches', { get: () => media.includes('<') === isPhone });
    queries.push(query);
    return query;
  });
  return {
    becomes(size: 'phone' | 'desktop') {
      isPhone = size === 'phone';
      for (const query of queries) query.dispatchEvent(new Event('change'));
    },
  };
}
