import { usePanels } from '@paddock/host';
import type { PanelRules } from '@paddock/host/remote-config';
import { hasUnsavedWork, provideShellServices, startPanels, useRefreshTasks } from '@paddock/host/shell';
import { customer, fakeApi, logInForTest, NOW, refused, toldFailures } from '@paddock/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { useStreamLink, watchStream } from '../shared/stream-link.ts';
import { playerProps } from '../testing/fake-player.tsx';
import { fakeScrolling } from '../testing/fake-scrolling.ts';
import { archiveStream, denied, liveStream, meeting, race, raceFields } from '../testing/fixtures.ts';
import { showPiece } from '../testing/show.ts';
import { LivestreamPanel } from './livestream.panel.tsx';
import { useStickyWish } from './use-sticky-wish.ts';

vi.mock('../shared/player/player.tsx', () => import('../testing/fake-player.tsx'));

const STREAMS = '/api/v1/streams';
const MEETINGS = '/api/v1/meetings';

const running = { id: 7, is_live: true, livestream_id: 12 };
const coming = {
  id: 70,
  name: 'Prix de Paris',
  country: 'FRA',
  track_name: 'Vincennes',
  livestream_id: 3,
  post_time: '2026-11-21T18:15:00Z',
  time_zone: 'Europe/Paris',
};

/** A day with a running stream and a later one; the API lists the later one first. */
const day = () => ({
  '/api/v1/customer/me': customer(),
  [STREAMS]: [liveStream(3, 70), liveStream(12, 7)],
  [MEETINGS]: [
    meeting(raceFields(coming)),
    meeting(raceFields({ id: 6, number: 2, status: 'OFFICIAL' }), raceFields(running)),
  ],
  [`${STREAMS}/12`]: liveStream(12, 7),
  [`${STREAMS}/3`]: liveStream(3, 70),
  '/api/v1/races/7': race(running),
  '/api/v1/races/70': race(coming),
});

let scroll: ReturnType<typeof fakeScrolling>;

beforeEach(() => {
  scroll = fakeScrolling();
  useStickyWish.setState({ sticky: true });
  useStreamLink.setState({ link: null });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
});

async function open(answers: Record<string, unknown> = {}, locale: 'de' | 'en' = 'de') {
  const api = fakeApi({ ...day(), ...answers });
  await logInForTest();
  return { ...api, ...(await showPiece(<LivestreamPanel />, { locale })) };
}

const line = (name: RegExp) => screen.findByRole('button', { name });
const pictures = () => screen.findByLabelText(/Lindenau, Rennen 3, Preis der Linden/);

async function watch(answers: Record<string, unknown> = {}) {
  const opened = await open(answers);
  fireEvent.click(await line(/Lindenau/));
  return { ...opened, video: await pictures() };
}

describe('the list', () => {
  test('[LIVE-1] has the streams of today, those that run first, each with its country, its race and its start', async () => {
    await open();
    const list = await screen.findByRole('list', { name: 'Livestreams von heute' });
    const lines = within(list).getAllByRole('button');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Lindenau.*R3 Preis der Linden.*Start 13:20\sUhr.*Live$/),
      expect.stringMatching(/Vincennes.*R3 Prix de Paris.*Start 19:15\sUhr.*Später$/),
    ]);
    within(lines[1] as HTMLElement).getByRole('img', { name: 'Frankreich' });
  });

  test('[LIVE-2] a meeting runs between its races, too, and is not offered once all are over', async () => {
    await open({
      [MEETINGS]: [
        meeting(raceFields({ id: 6, status: 'OFFICIAL' }), raceFields({ id: 7 })),
        meeting(raceFields({ ...coming, status: 'OFFICIAL' }), raceFields({ id: 71, status: 'CANCELLED' })),
      ],
    });
    expect((await line(/Lindenau/)).textContent).toMatch(/Live$/);
    expect(screen.queryByRole('button', { name: /Vincennes/ })).toBeNull();
  });

  test('[LIVE-1] a meeting that began yesterday has its race, too', async () => {
    await open({
      [STREAMS]: [liveStream(16, 5)],
      [`${MEETINGS}?date=2026-11-20`]: [meeting(raceFields({ id: 5, track_name: 'Woodbine', is_live: true }))],
    });
    await line(/Woodbine.*Live/);
  });

  test('[LIVE-3] says when there is nothing left today', async () => {
    await open({ [STREAMS]: [] });
    await screen.findByText('Heute gibt es keine weiteren Livestreams.');
  });

  test('[LIVE-4] says when it cannot be had, and is asked for again', async () => {
    const { answers } = await open({ [STREAMS]: () => refused(503, 'down') });
    await screen.findByText('Das konnte gerade nicht geladen werden');
    answers[STREAMS] = [liveStream(12, 7)];
    fireEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await line(/Lindenau/);
  });

  test('[LIVE-5] without the meetings it still offers the streams, without an alert', async () => {
    const told = toldFailures();
    await open({ [MEETINGS]: () => refused(503, 'down') });
    await line(/Stream 12/);
    expect(told).toEqual([]);
  });

  test('[LIVE-6] is asked for again while it is on screen, and no longer', async () => {
    const { asked, answers, unmount } = await open();
    await line(/Lindenau/);
    const meetingsAsked = asked.filter((call) => call === MEETINGS).length;
    const task = useRefreshTasks.getState().tasks.find(({ name }) => name === 'streams.list');
    expect([task?.rate, task?.audience]).toEqual(['medium', 'customer']);
    answers[STREAMS] = [liveStream(3, 70)];
    vi.setSystemTime(Date.parse(NOW) + 15_000);
    await act(async () => void (await task?.run()));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Lindenau/ })).toBeNull());
    // The meetings stay fresh for a minute.
    expect(asked.filter((call) => call === MEETINGS)).toHaveLength(meetingsAsked);
    unmount();
    expect(useRefreshTasks.getState().tasks).toEqual([]);
  });
});

describe('a stream that was chosen', () => {
  test('[LIVE-7] is played, as the customer pressed for it, and is marked in the list', async () => {
    const { video } = await watch();
    expect([video.dataset.url, video.dataset.gesture]).toEqual([
      '/api/v1/streams/12/media/master.m3u8?ticket=a',
      'true',
    ]);
    expect((await line(/Lindenau/)).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(await line(/Vincennes/));
    await screen.findByLabelText(/Vincennes, Rennen 3, Prix de Paris/);
    expect(document.querySelectorAll('video')).toHaveLength(1);
  });

  test('[LIVE-8] goes on while the list is refreshed and when the window is looked at again: it is asked for once', async () => {
    const { asked, video } = await watch();
    const count = (call: string) => asked.filter((each) => each === call).length;
    const [lists, streams] = [count(STREAMS), count(`${STREAMS}/12`)];
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await waitFor(() => expect(count(STREAMS)).toBeGreaterThan(lists));
    expect(count(`${STREAMS}/12`)).toBe(streams);
    expect(await pictures()).toBe(video);
  });

  test('[LIVE-9] [LIVE-10] says which race it shows, with the way to its card, and goes on to the next with it', async () => {
    const next = { id: 8, number: 4, name: 'Preis der Eichen' };
    const { answers, video } = await watch({ '/api/v1/races/8': race(next) });
    expect(screen.getByRole('link', { name: /Lindenau R3 Preis der Linden/ }).getAttribute('href')).toBe('/race/7');
    answers[STREAMS] = [liveStream(12, 8)];
    vi.setSystemTime(Date.parse(NOW) + 15_000);
    const task = useRefreshTasks.getState().tasks.find(({ name }) => name === 'streams.list');
    await act(async () => void (await task?.run()));
    expect((await screen.findByRole('link', { name: /R4 Preis der Eichen/ })).getAttribute('href')).toBe('/race/8');
    expect(document.querySelector('video')).toBe(video);
  });

  test('[STREAM-11] whose ticket is over is asked for again without a word', async () => {
    const { answers, video } = await watch();
    answers[`${STREAMS}/12`] = liveStream(12, 7, 'b');
    act(() => playerProps().onError?.({ kind: 'expired' }));
    await waitFor(() => expect(video.dataset.url).toMatch(/ticket=b$/));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('[STREAM-15] is not broken off by a new release while it plays', async () => {
    const { video } = await watch();
    expect(hasUnsavedWork()).toBe(false);
    fireEvent.playing(video);
    expect(hasUnsavedWork()).toBe(true);
    fireEvent.pause(video);
    expect(hasUnsavedWork()).toBe(false);
  });

  test('[STREAM-14] pauses every other picture of the page', async () => {
    const { video } = await watch();
    const other = document.body.appendChild(document.createElement('video'));
    const paused: unknown[] = [];
    vi.mocked(HTMLMediaElement.prototype.pause).mockImplementation(function (this: HTMLMediaElement) {
      paused.push(this);
    });
    fireEvent.play(video);
    expect(paused).toEqual([other]);
    other.remove();
  });

  test('[LIVE-18] can be had in a window of its own, which then plays it alone', async () => {
    await watch();
    const link = screen.getByRole('link', { name: 'In eigenem Fenster' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/openStream/12', '_blank']);
    const openWindow = vi.spyOn(window, 'open').mockReturnValue(window);
    usePanels.setState({ open: ['livestream'] });
    fireEvent.click(link);
    expect(openWindow.mock.calls[0]?.[0]).toMatch(/\/openStream\/12$/);
    expect(usePanels.getState().open).toEqual([]);
  });
});

describe('what is told about who watches', () => {
  const from = (country: string) => ({
    '/api/v1/races/7': race({ ...running, country }),
    [`POST ${STREAMS}/12/tracking`]: { tracked: true, race_id: 7 },
  });

  test.each(['CAN', 'USA', 'TUR'])('[STREAM-12] is told once it plays from %s, once for a race', async (country) => {
    const { asked, video } = await watch(from(country));
    const told = () => asked.filter((call) => call.includes('tracking'));
    expect(told()).toEqual([]);
    fireEvent.playing(video);
    await waitFor(() => expect(told()).toEqual([`POST ${STREAMS}/12/tracking`]));
  });

  test('[STREAM-12] is not told again after a pause', async () => {
    const { asked, video } = await watch(from('USA'));
    fireEvent.playing(video);
    await waitFor(() => expect(asked.some((call) => call.includes('tracking'))).toBe(true));
    fireEvent.pause(video);
    fireEvent.playing(video);
    await waitFor(() => expect(hasUnsavedWork()).toBe(true));
    expect(asked.filter((call) => call.includes('tracking'))).toHaveLength(1);
  });

  test('[STREAM-13] is nothing for other countries', async () => {
    const { asked, video } = await watch(from('FRA'));
    fireEvent.playing(video);
    await waitFor(() => expect(hasUnsavedWork()).toBe(true));
    expect(asked.filter((call) => call.includes('tracking'))).toEqual([]);
  });
});

describe('a stream link', () => {
  const follow = async (link: object, answers: Record<string, unknown> = {}) => {
    useStreamLink.setState({ link: link as never });
    return open({
      ...answers,
      [`${STREAMS}/race/7`]: liveStream(12, 7),
      [`${STREAMS}/track/12?country=DEU`]: liveStream(12, 7),
    });
  };

  test.each([
    [{ kind: 'live', id: '12', country: null }, `${STREAMS}/12`],
    [{ kind: 'race', id: '7', country: null }, `${STREAMS}/race/7`],
    [{ kind: 'track', id: '12', country: 'DEU' }, `${STREAMS}/track/12?country=DEU`],
  ])('[LIVE-11] [LIVE-12] %j is played, muted where nothing was pressed', async (link, call) => {
    const { asked } = await follow(link);
    expect((await pictures()).dataset.gesture).toBe('false');
    expect(asked).toContain(call);
  });

  test('[LIVE-11] of an archive plays the kept pictures', async () => {
    await follow({ kind: 'archive', id: '7', country: null }, { [`${STREAMS}/archive/7`]: archiveStream(7) });
    expect((await pictures()).dataset.url).toMatch(/archive\.mp4/);
  });

  test.each([
    ['dismissed', false],
    ['followed by the login', true],
  ])('[LIVE-26] of a visitor whose login form is %s plays after the login: %j', async (_, plays) => {
    fakeApi(day());
    const rules: Record<string, PanelRules> = {
      livestream: { hidden: [], requiresLogin: true },
      login: { hidden: [] },
    };
    onTestFinished(provideShellServices({ panelRules: (name) => rules[name] }));
    onTestFinished(startPanels());
    watchStream({ kind: 'live', id: '12', country: null });
    expect(usePanels.getState().open).toEqual(['login']);
    if (!plays) usePanels.getState().close('login');
    await logInForTest();
    expect(usePanels.getState().isOpen('livestream')).toBe(plays);
    await showPiece(<LivestreamPanel />);
    await line(/Lindenau/);
    if (plays) await pictures();
    else expect(document.querySelector('video')).toBeNull();
  });

  test('[LIVE-27] of the address is followed at each visit of it, and not at a change of something else', async () => {
    const Panel = () => usePanels(({ open }) => open.includes('livestream')) && <LivestreamPanel />;
    const setOpen = (isOpen: boolean) => act(() => usePanels.setState({ open: isOpen ? ['livestream'] : [] }));
    onTestFinished(() => setOpen(false));
    fakeApi({ ...day() });
    await logInForTest();
    const { visit } = await showPiece(<Panel />);
    await visit('/page?stream_id=12');
    setOpen(true);
    await pictures();
    fireEvent.click(await line(/Vincennes/));
    await screen.findByLabelText(/Vincennes, Rennen 3, Prix de Paris/);
    await visit('/page?stream_id=12&page=2');
    screen.getByLabelText(/Vincennes, Rennen 3, Prix de Paris/);
    setOpen(false);
    setOpen(true);
    await line(/Lindenau/);
    expect(document.querySelector('video')).toBeNull();
    setOpen(false);
    await visit('/other');
    await visit('/page?stream_id=12&page=2');
    setOpen(true);
    await pictures();
  });

  test('[LIVE-11] is followed once: the panel that is opened again plays nothing', async () => {
    const { unmount } = await follow({ kind: 'live', id: '12', country: null });
    await pictures();
    unmount();
    await showPiece(<LivestreamPanel />);
    await line(/Lindenau/);
    expect(document.querySelector('video')).toBeNull();
  });

  test.each([
    { kind: 'live', id: '999', country: null },
    { kind: 'track', id: '999', country: 'FRA' },
  ])('[STREAM-9] to what there is not (%j) gets the default text', async (link) => {
    await follow(link);
    await screen.findByText('Der Stream ist nicht verfügbar, bitte versuchen Sie es später noch einmal.');
  });
});

describe('pictures that are not shown', () => {
  test.each([
    [
      'no_free_video_flag_set',
      'Mit Ihrem Konto sehen Sie nur frei zugängliche Bilder',
      'Kundendienst fragen',
      '/contact',
    ],
    ['stream_not_available', 'Sie beginnen zehn Minuten vor einem Rennen', 'Rennen von heute', '/races'],
    ['no_day_video_permission', 'Ihre Freischaltung ist abgelaufen', 'Kundendienst fragen', '/contact'],
    ['no_day_bet_video_permission', 'Mit einer Wette von heute', 'Zur Wette', '/race/7'],
    ['no_long_term_permission', 'Ihre dauerhafte Freischaltung wurde beendet', 'Kundendienst fragen', '/contact'],
    ['no_long_term_bet', 'seit dreißig Tagen nicht gewettet', 'Zur Wette', '/race/7'],
  ])('[STREAM-6] [STREAM-7] %s: said in words of its own, with the next step', async (reason, text, step, href) => {
    await open({ [`${STREAMS}/12`]: () => denied(reason) });
    fireEvent.click(await line(/Lindenau/));
    const problem = await screen.findByRole('alert');
    within(problem).getByRole('heading', { name: 'Dieses Rennen können Sie gerade nicht sehen.' });
    expect(problem.textContent).toContain(text);
    expect(within(problem).getByRole('link', { name: step }).getAttribute('href')).toBe(href);
  });

  test('[STREAM-7] the bet that is missing is placed on the race that was to be seen, where that is known', async () => {
    useStreamLink.setState({ link: { kind: 'race', id: '7', country: null } });
    await open({ [`${STREAMS}/race/7`]: () => denied('no_day_bet_video_permission') }, 'en');
    const step = await screen.findByRole('link', { name: 'Go to the bet' });
    expect(step.getAttribute('href')).toBe('/race/7');
    screen.getByText(/With a bet of this day/);
  });

  test.each([
    ['no_permission_of_tomorrow', 'Dieses Rennen können Sie gerade nicht sehen.'],
    ['tomorrow', 'Es kommen keine Bilder.'],
  ])('[STREAM-8] [STREAM-9] an unknown reason (%s) gets the default text below “%s”', async (reason, title) => {
    await open({ [`${STREAMS}/12`]: () => denied(reason) });
    fireEvent.click(await line(/Lindenau/));
    await screen.findByRole('heading', { name: title });
    screen.getByText('Der Stream ist nicht verfügbar, bitte versuchen Sie es später noch einmal.');
  });

  test('[STREAM-10] taken away while they play, the reason is said, and another try begins anew', async () => {
    const { answers } = await watch();
    act(() => playerProps().onError?.({ kind: 'forbidden', reason: 'no_long_term_bet' }));
    await screen.findByText(/seit dreißig Tagen nicht gewettet/);
    answers[`${STREAMS}/12`] = liveStream(12, 7, 'b');
    fireEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect((await pictures()).dataset.url).toMatch(/ticket=b$/);
  });

  test('[STREAM-9] without an answer, the connection is to be looked at', async () => {
    await open({ [`${STREAMS}/12`]: () => Promise.reject(new TypeError('Failed to fetch')) });
    fireEvent.click(await line(/Lindenau/));
    await screen.findByRole('heading', { name: 'Es kommen keine Bilder.' });
    screen.getByText(/Der Stream antwortet nicht/);
  });
});

describe('sticky pictures', () => {
  const isSticky = (video: HTMLElement) => video.closest('[data-sticky]')?.getAttribute('data-sticky') === 'true';

  test('[LIVE-14] stay in a corner while their place is scrolled away, the same element all along', async () => {
    const { video } = await watch();
    expect(isSticky(video)).toBe(false);
    scroll.below();
    expect(isSticky(video)).toBe(false);
    scroll.away();
    expect(isSticky(video)).toBe(true);
    expect(await pictures()).toBe(video);
    scroll.back();
    expect(isSticky(video)).toBe(false);
    expect(await pictures()).toBe(video);
  });

  test('[LIVE-15] not for who does not want it, which is remembered', async () => {
    const { video } = await watch();
    scroll.away();
    fireEvent.click(screen.getByRole('button', { name: 'Nicht in der Ecke' }));
    expect(isSticky(video)).toBe(false);
    expect(JSON.parse(localStorage.getItem('paddock.livestream') ?? '').state).toEqual({ sticky: false });
    const wish = screen.getByRole('button', { name: 'Beim Scrollen in der Ecke zeigen' });
    expect(wish.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(wish);
    expect(isSticky(video)).toBe(true);
  });

  test('[LIVE-14] not on a screen below md, which has no such choice', async () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
    const { video } = await watch();
    scroll.away();
    expect(isSticky(video)).toBe(false);
    expect(screen.queryByRole('button', { name: 'Beim Scrollen in der Ecke zeigen' })).toBeNull();
  });

  test('[LIVE-17] not while they are in a picture of the browser’s', async () => {
    const { video } = await watch();
    act(() => playerProps().onPictureInPicture?.(true));
    scroll.away();
    expect(isSticky(video)).toBe(false);
    act(() => playerProps().onPictureInPicture?.(false));
    expect(isSticky(video)).toBe(true);
  });
});
