import { vi } from 'vitest';

/** A screen that is a phone's or not; a desktop's to begin with. */
export function fakeScreen() {
  const screen = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => screen);
  return {
    becomes(size: 'phone' | 'desktop') {
      screen.matches = size === 'phone';
      screen.dispatchEvent(new Event('change'));
    },
  };
}
