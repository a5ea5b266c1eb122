import { createI18n, type Locale } from '@paddock/i18n';
import pagesDe from '@paddock/pages/texts/de.json' with { type: 'json' };
import pagesEn from '@paddock/pages/texts/en.json' with { type: 'json' };
import { refused } from '@paddock/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import remote from '../../remote.ts';
import { Player } from './player.tsx';
import type { PlayerProps } from './player.types.ts';

/** A fake hls.js that records calls and emits events. */
const { FakeHls } = vi.hoisted(() => {
  class FakeHls {
    static Events = { ERROR: 'error' };
    static ErrorTypes = { NETWORK_ERROR: 'network', MEDIA_ERROR: 'media' };
    static ErrorDetails = { MANIFEST_INCOMPATIBLE_CODECS_ERROR: 'codecs' };
    static isSupported = () => true;
    static all: FakeHls[] = [];
    static get open() {
      return FakeHls.all.filter(({ isDestroyed }) => !isDestroyed);
    }
    url = '';
    video: HTMLVideoElement | null = null;
    recoveries = 0;
    isDestroyed = false;
    liveSyncPosition: number | null = null;
    #listen: (name: string, data: object) => void = () => {};
    constructor() {
      FakeHls.all.push(this);
    }
    on(_: string, listen: (name: string, data: object) => void) {
      this.#listen = listen;
    }
    loadSource(url: string) {
      this.url = url;
    }
    attachMedia(video: HTMLVideoElement) {
      this.video = video;
      video.dispatchEvent(new Event('loadedmetadata'));
    }
    recoverMediaError() {
      this.recoveries += 1;
    }
    destroy() {
      this.isDestroyed = true;
    }
    fail(type: string, details = 'other') {
      this.#listen('error', { fatal: true, type, details });
    }
  }
  return { FakeHls };
});
vi.mock('hls.js/light', () => ({ default: FakeHls }));

// jsdom plays no video: this element plays on request, unless the browser forbids it.
const media = { isBlocked: (_: HTMLVideoElement) => false };
const paused = new WeakMap<HTMLMediaElement, boolean>();
class Tracks extends EventTarget {
  list: { kind: string; mode: string }[] = [];
  [Symbol.iterator]() {
    return this.list[Symbol.iterator]();
  }
}
const tracks = new Tracks();

/** A property that fires an event when it changes, as in a browser. */
const sound = <Value,>(initial: Value) => {
  const values = new WeakMap<HTMLMediaElement, Value>();
  return {
    configurable: true,
    get(this: HTMLMediaElement) {
      return values.get(this) ?? initial;
    },
    set(this: HTMLMediaElement, value: Value) {
      values.set(this, value);
      this.dispatchEvent(new Event('volumechange'));
    },
  };
};
Object.defineProperties(HTMLMediaElement.prototype, {
  muted: sound(false),
  volume: sound(1),
  textTracks: { configurable: true, value: tracks },
  paused: {
    configurable: true,
    get(this: HTMLMediaElement) {
      return paused.get(this) ?? true;
    },
  },
  play: {
    configurable: true,
    async value(this: HTMLVideoElement) {
      if (media.isBlocked(this)) throw new DOMException('Not yet', 'NotAllowedError');
      paused.set(this, false);
      // Asynchronous, as in a browser.
      queueMicrotask(() => this.dispatchEvent(new Event('play')));
    },
  },
  pause: {
    configurable: true,
    value(this: HTMLVideoElement) {
      paused.set(this, true);
      queueMicrotask(() => this.dispatchEvent(new Event('pause')));
    },
  },
  load: { configurable: true, value() {} },
  canPlayType: { configurable: true, value: () => 'maybe' },
});

const live = { kind: 'live', url: '/api/v1/streams/3/media/master.m3u8?ticket=1', title: 'Longchamp' } as const;
const archive = { kind: 'archive', url: '/api/v1/streams/9/media/archive.mp4?ticket=1', title: 'Rennen 3' } as const;

const texts = { de: (await remote.messages.de()).default, en: (await remote.messages.en()).default };

const show = (props: Partial<PlayerProps> = {}, locale: Locale = 'de') => {
  const i18n = createI18n({ locale });
  i18n.addResourceBundle(locale, 'mf-streams', texts[locale]);
  i18n.addResourceBundle(locale, 'pages', { de: pagesDe, en: pagesEn }[locale]);
  const draw = (own: Partial<PlayerProps>) => (
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <Player source={live} startedByGesture={false} {...own} />
      </I18nextProvider>
    </StrictMode>
  );
  const { rerender, unmount } = render(draw(props));
  return { unmount, change: (own: Partial<PlayerProps>) => rerender(draw({ ...props, ...own })) };
};

const video = () => document.querySelector('video') as HTMLVideoElement;
const stateOf = ({ muted, volume, paused: isPaused }: HTMLVideoElement) => ({ muted, volume, paused: isPaused });
const player = () => screen.getByRole('group');
const button = (name: string) => screen.getByRole('button', { name });
const status = () => screen.getByRole('status').textContent;

/** Advances the time; as in a browser, each event renders before the next. */
const pass = async (ms = 0) => {
  await act(() => vi.dynamicImportSettled());
  for (let passed = 0; passed < ms; passed += 500) {
    await act(() => vi.advanceTimersByTimeAsync(500));
    await act(() => vi.dynamicImportSettled());
  }
};

/** Plays the video for this many seconds. */
const playFor = async (seconds: number) => {
  for (let passed = 0; passed < seconds; passed += 1) {
    video().currentTime += 1;
    await pass(1_000);
  }
};

const engine = () => {
  expect(FakeHls.open.length).toBe(1);
  return FakeHls.open[0] as InstanceType<typeof FakeHls>;
};

const setOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('MediaSource', class {});
  // jsdom reports Safari's vendor.
  vi.spyOn(navigator, 'vendor', 'get').mockReturnValue('Google Inc.');
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('#EXTM3U'));
  FakeHls.all = [];
  media.isBlocked = () => false;
  tracks.list = [];
});
afterEach(() => {
  cleanup();
  expect(FakeHls.open.length, 'players that were not closed').toBe(0);
  // jsdom moves the focus away from a removed element in its next frame.
  vi.advanceTimersByTime(20);
  expect(vi.getTimerCount(), 'timers that still run').toBe(0);
  vi.unstubAllGlobals();
});

describe('[PLAYER-11] [PLAYER-12] a live stream', () => {
  test.each([
    ['de', 'Der Stream wird geladen …', 'Die Bilder kommen einige Sekunden verzögert.'],
    ['en', 'The stream is loading…', 'The pictures are delayed by some seconds.'],
  ] as const)('is named, says that it loads and that it is late (%s)', async (locale, loading, late) => {
    show({}, locale);
    expect(player().getAttribute('aria-label')).toBe('Longchamp');
    expect(status()).toBe(loading);
    expect(screen.getByText(late)).toBeTruthy();
    await pass();
    expect(engine().url).toBe(live.url);
    expect(engine().video === video()).toBe(true);
    act(() => void video().dispatchEvent(new Event('playing')));
    expect(status()).toBe('');
  });

  test('says that it has ended, and lets go of it', async () => {
    show();
    await pass();
    await playFor(2);
    act(() => void video().dispatchEvent(new Event('ended')));
    expect(screen.getByText('Der Livestream ist beendet.')).toBeTruthy();
    expect(screen.queryByText('Die Bilder kommen einige Sekunden verzögert.')).toBeNull();
    expect(FakeHls.open.length).toBe(0);
  });
});

describe('[PLAYER-25] [PLAYER-26] without a gesture', () => {
  test('a stream starts muted, with a visible way to its sound', async () => {
    show();
    await pass();
    expect(stateOf(video())).toMatchObject({ muted: true, paused: false });
    fireEvent.click(screen.getByText('Ton einschalten'));
    expect(video().muted).toBe(false);
    expect(screen.queryByText('Ton einschalten')).toBeNull();
    fireEvent.click(button('Ton ausschalten'));
    expect(video().muted).toBe(true);
    // A customer who muted the sound knows how to unmute it.
    expect(screen.queryByText('Ton einschalten')).toBeNull();
  });

  test('that the browser asks for, it waits for a press', async () => {
    media.isBlocked = () => true;
    show();
    await pass();
    expect(status()).toBe('');
    media.isBlocked = () => false;
    fireEvent.click(screen.getAllByRole('button', { name: 'Abspielen' })[0] as HTMLElement);
    await pass();
    expect(video().paused).toBe(false);
    expect(screen.queryAllByRole('button', { name: 'Abspielen' })).toEqual([]);
  });

  test('that the browser asks for sound only, it starts muted', async () => {
    media.isBlocked = ({ muted }) => !muted;
    show({ startedByGesture: true });
    await pass();
    expect(stateOf(video())).toMatchObject({ muted: true, paused: false });
  });
});

test('[PLAYER-34] a stream that was started by a press gets the focus, but not for a new address', async () => {
  const list = document.body.appendChild(document.createElement('button'));
  onTestFinished(() => list.remove());
  list.focus();
  const { change } = show({ startedByGesture: true });
  await pass();
  expect(document.activeElement).toBe(player());
  list.focus();
  change({ source: { ...live, url: `${live.url}2` } });
  await pass();
  expect(document.activeElement).toBe(list);
});

test('[PLAYER-34] a stream that starts by itself leaves the focus alone', async () => {
  show();
  await pass();
  expect(document.activeElement).toBe(document.body);
});

test('[PLAYER-24] with a gesture a stream starts with sound', async () => {
  show({ startedByGesture: true });
  await pass();
  expect(stateOf(video())).toMatchObject({ muted: false, paused: false });
});

describe('[PLAYER-21] [PLAYER-22] by keyboard', () => {
  test('it pauses, goes on, is muted, louder and quieter, and the page does not scroll', async () => {
    show({ startedByGesture: true });
    await pass();
    const press = (key: string, target: Element = player()) => fireEvent.keyDown(target, { key });
    expect(press(' ')).toBe(false);
    expect(video().paused).toBe(true);
    press('k');
    await pass();
    expect(video().paused).toBe(false);
    press('m');
    expect(video().muted).toBe(true);
    press('m');
    expect(video().muted).toBe(false);
    expect(press('ArrowDown')).toBe(false);
    expect(video().volume).toBeCloseTo(0.9);
    press('ArrowUp');
    expect(video().volume).toBeCloseTo(1);
    expect(press('Tab')).toBe(true);
    expect(press(' ', button('Pause'))).toBe(true);
    expect(video().paused).toBe(false);
  });

  test('what is pressed at once after it pauses lets it go on', async () => {
    show({ startedByGesture: true });
    await pass();
    fireEvent.keyDown(player(), { key: ' ' });
    fireEvent.keyDown(player(), { key: 'k' });
    await pass();
    expect(video().paused).toBe(false);
  });

  test('the volume is a slider that says how loud it is, silent is muted, and sound again is heard', async () => {
    show({ startedByGesture: true });
    await pass();
    const slider = screen.getByRole('slider', { name: 'Lautstärke' });
    fireEvent.change(slider, { target: { value: '50' } });
    expect(video().volume).toBe(0.5);
    expect(slider.getAttribute('aria-valuetext')).toBe('50 Prozent');
    fireEvent.change(slider, { target: { value: '0' } });
    expect(video().muted).toBe(true);
    fireEvent.click(button('Ton einschalten'));
    expect(stateOf(video())).toMatchObject({ muted: false, volume: 1 });
  });
});

describe('[PLAYER-18] [PLAYER-19] [PLAYER-20] pictures that stand', () => {
  test('are said to after three seconds, and opened anew after fifteen', async () => {
    show();
    await pass();
    await playFor(2);
    await pass(3_000);
    expect(status()).toBe('Die Verbindung ist langsam. Es geht gleich weiter.');
    const first = engine();
    await pass(12_000);
    expect(status()).toBe('Die Verbindung ist unterbrochen. Wir versuchen es erneut …');
    await pass(1_000);
    expect(first.isDestroyed).toBe(true);
    expect(engine() === first).toBe(false);
    await playFor(2);
    expect(status()).toBe('');
  });

  test('because the customer paused them are no fault', async () => {
    show();
    await pass();
    await playFor(2);
    fireEvent.click(button('Pause'));
    await pass(60_000);
    expect(status()).toBe('');
    expect(FakeHls.open.length).toBe(1);
    fireEvent.keyDown(player(), { key: 'k' });
    await playFor(2);
    expect(status()).toBe('');
  });

  test('lead back to live by one button, when they are more than eight seconds behind', async () => {
    show();
    await pass();
    await playFor(2);
    engine().liveSyncPosition = video().currentTime + 8;
    await pass(1_000);
    expect(screen.queryByText('Zurück zu Live')).toBeNull();
    engine().liveSyncPosition = 40;
    fireEvent.click(button('Pause'));
    await pass(1_000);
    fireEvent.click(button('Zurück zu Live'));
    expect(video().currentTime).toBe(40);
    await pass(1_000);
    expect(video().paused).toBe(false);
    expect(screen.queryByText('Zurück zu Live')).toBeNull();
  });
});

test('[PLAYER-4] [PLAYER-5] pictures that cannot be decoded are recovered, then opened anew, then given up and said', async () => {
  const onError = vi.fn();
  show({ onError });
  await pass();
  const first = engine();
  await act(async () => first.fail('media'));
  expect(first.recoveries).toBe(1);
  await act(async () => first.fail('media'));
  await pass();
  expect(engine() === first).toBe(false);
  expect(engine().recoveries).toBe(0);
  await act(async () => engine().fail('media'));
  expect(screen.getByRole('alert').textContent).toContain('Die Bilder lassen sich nicht wiedergeben');
  expect(onError).toHaveBeenCalledExactlyOnceWith({ kind: 'media' });
});

describe('[PLAYER-6] [PLAYER-7] [PLAYER-8] a connection that fails', () => {
  test('is tried again, and given up in the end; the customer can ask again', async () => {
    const onError = vi.fn();
    show({ onError });
    await pass();
    for (const delay of [500, 1_000, 2_000, 4_000, 8_000, 16_000]) {
      const opened = engine();
      await act(async () => opened.fail('network'));
      expect(engine() === opened).toBe(true);
      await pass(delay);
      expect(opened.isDestroyed).toBe(true);
    }
    await act(async () => engine().fail('network'));
    expect(screen.getByRole('alert').textContent).toContain('Der Stream ist nicht erreichbar');
    expect(onError).toHaveBeenCalledExactlyOnceWith({ kind: 'network' });
    fireEvent.click(button('Erneut versuchen'));
    await pass();
    await playFor(2);
    expect(engine().url).toBe(live.url);
    expect(status()).toBe('');
  });

  test('[PLAYER-33] is tried again by itself after it was given up, while the page is visible', async () => {
    show();
    await pass();
    for (const delay of [500, 1_000, 2_000, 4_000, 8_000, 16_000]) {
      await act(async () => engine().fail('network'));
      await pass(delay);
    }
    await act(async () => engine().fail('network'));
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await pass(31_000);
    expect(FakeHls.open).toEqual([]);
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await pass();
    await playFor(2);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(status()).toBe('');
  });

  test('waits for the network, and comes back with it', async () => {
    show();
    await pass();
    await playFor(2);
    setOnline(false);
    vi.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
    const first = engine();
    await act(async () => first.fail('network'));
    expect(status()).toBe('Sie sind offline. Sobald Sie wieder verbunden sind, geht es von selbst weiter.');
    await pass(60_000);
    expect(engine() === first).toBe(true);
    setOnline(true);
    await pass();
    expect(engine() === first).toBe(false);
    await playFor(2);
    expect(status()).toBe('');
  });
});

describe('[PLAYER-9] [PLAYER-10] a stream that is refused', () => {
  const refuse = (status: number, reason: string | null) =>
    vi.mocked(fetch).mockImplementation(async () => refused(status, 'x', 'x', { reason }));

  test('in the middle stops at once and tells the reason; asking again opens it again', async () => {
    const onError = vi.fn();
    show({ onError });
    await pass();
    await playFor(2);
    refuse(403, 'no_day_bet_video_permission');
    await act(async () => engine().fail('network'));
    expect(onError).toHaveBeenCalledExactlyOnceWith({ kind: 'forbidden', reason: 'no_day_bet_video_permission' });
    expect(screen.getByRole('alert').textContent).toContain('Sie dürfen diese Bilder zurzeit nicht ansehen');
    expect(FakeHls.open.length).toBe(0);
    await pass(60_000);
    expect(FakeHls.open.length).toBe(0);
    fireEvent.click(button('Erneut versuchen'));
    await pass();
    expect(engine().url).toBe(live.url);
  });

  test('because its ticket is over asks for another address, which starts it again', async () => {
    const onError = vi.fn();
    const { change } = show({ onError });
    await pass();
    refuse(401, null);
    await act(async () => engine().fail('network'));
    expect(onError).toHaveBeenCalledExactlyOnceWith({ kind: 'expired' });
    expect(screen.queryByText('Erneut versuchen')).toBeNull();
    change({ source: { ...live, url: '/other.m3u8' } });
    await pass();
    expect(engine().url).toBe('/other.m3u8');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('by the browser says so', async () => {
    vi.unstubAllGlobals();
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    const onError = vi.fn();
    show({ onError });
    await pass();
    expect(screen.getByRole('alert').textContent).toContain('Ihr Browser kann diesen Stream nicht abspielen');
    expect(onError).toHaveBeenCalledExactlyOnceWith({ kind: 'not-supported' });
  });
});

describe('[PLAYER-28] [PLAYER-29] [PLAYER-30] an archive stream', () => {
  const setDuration = (seconds: number) => {
    Object.defineProperty(video(), 'duration', { configurable: true, value: seconds });
    act(() => void video().dispatchEvent(new Event('durationchange')));
  };

  test('is played by the element alone, wound by slider and keys, and late for nobody', async () => {
    show({ source: archive });
    await pass();
    expect(FakeHls.all.length).toBe(0);
    expect(video().getAttribute('src')).toBe(archive.url);
    setDuration(65);
    const slider = screen.getByRole('slider', { name: 'Stelle im Video' });
    fireEvent.change(slider, { target: { value: '30' } });
    act(() => void video().dispatchEvent(new Event('timeupdate')));
    expect(slider.getAttribute('aria-valuetext')).toBe('0:30 von 1:05');
    fireEvent.keyDown(player(), { key: 'ArrowRight' });
    expect(video().currentTime).toBe(35);
    fireEvent.keyDown(player(), { key: 'ArrowLeft' });
    expect(video().currentTime).toBe(30);
    expect(screen.queryByText('Die Bilder kommen einige Sekunden verzögert.')).toBeNull();
  });

  test('goes on where it was when the connection failed, and can be watched again from the start', async () => {
    show({ source: archive });
    await pass();
    await playFor(3);
    Object.defineProperty(video(), 'error', { configurable: true, value: { code: 2 } });
    vi.stubGlobal('MediaError', { MEDIA_ERR_NETWORK: 2 });
    await act(async () => void video().dispatchEvent(new Event('error')));
    video().currentTime = 0;
    await pass(500);
    expect(video().currentTime).toBe(3);
    await playFor(2);
    act(() => void video().dispatchEvent(new Event('ended')));
    expect(video().hasAttribute('src')).toBe(false);
    video().currentTime = 0;
    fireEvent.click(button('Noch einmal ansehen'));
    await pass();
    expect(video().getAttribute('src')).toBe(archive.url);
    expect(video().currentTime).toBe(0);
  });
});

test('[PLAYER-27] nothing of a source is left when another one comes, or the player goes', async () => {
  const { change, unmount } = show();
  await pass();
  await playFor(2);
  const [first, element] = [engine(), video()];
  const pause = vi.spyOn(element, 'dispatchEvent');
  change({ source: archive });
  await pass();
  expect(first.isDestroyed).toBe(true);
  expect(pause).not.toHaveBeenCalled();
  const second = video();
  expect(second.getAttribute('src')).toBe(archive.url);
  unmount();
  expect(second.hasAttribute('src')).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

test('[PLAYER-31] captions are turned on and off where there are any', async () => {
  show();
  await pass();
  expect(screen.queryByRole('button', { name: 'Untertitel' })).toBeNull();
  const [inBand, captions] = [
    { kind: 'metadata', mode: 'hidden' },
    { kind: 'captions', mode: 'disabled' },
  ];
  tracks.list = [inBand, captions];
  act(() => void tracks.dispatchEvent(new Event('addtrack')));
  expect(button('Untertitel').getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(button('Untertitel'));
  act(() => void tracks.dispatchEvent(new Event('change')));
  expect([inBand.mode, captions.mode]).toEqual(['hidden', 'showing']);
  expect(button('Untertitel').getAttribute('aria-pressed')).toBe('true');
});

test('[PLAYER-32] picture in picture is told by the events of the element', async () => {
  const onPictureInPicture = vi.fn();
  show({ onPictureInPicture });
  await pass();
  video().dispatchEvent(new Event('enterpictureinpicture'));
  expect(onPictureInPicture.mock.calls).toEqual([[true]]);
  video().dispatchEvent(new Event('leavepictureinpicture'));
  expect(onPictureInPicture.mock.calls).toEqual([[true], [false]]);
});
