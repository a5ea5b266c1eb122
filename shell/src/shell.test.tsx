import { RemoteUnavailable } from '@paddock/federation';
import { AnySlot } from '@paddock/host/shell';
import { readLocaleCookie } from '@paddock/i18n';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { data, Link, type RouteObject, redirect } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { createFakeSource } from './testing/fake-source.ts';
import { showShell } from './testing/show-shell.tsx';

const page = (path: string, heading: string, to = '/') => ({
  path,
  element: (
    <>
      <h1 tabIndex={-1}>{heading}</h1>
      <Link to={to}>weiter</Link>
    </>
  ),
});

const unavailable = () =>
  new RemoteUnavailable({ remote: 'mf-a', buildId: '1', release: 7, phase: 'entry', errorClass: 'http' });

const twoRemotes = () =>
  createFakeSource({
    'mf-a': {
      paths: ['/', '/a/:id'],
      navigation: [{ path: '/', label: { de: 'Anfang', en: 'Beginning' }, position: 1 }],
      load: async () => ({ routes: [page('/', 'Seite A', '/b'), page('/a/:id', 'Teil A')] }),
    },
    'mf-b': { paths: ['/b'], load: async () => ({ routes: [page('/b', 'Seite B', '/a/1')] }) },
  });

const expectFrame = () => {
  screen.getByRole('banner');
  screen.getByRole('navigation', { name: 'Hauptmenü' });
  screen.getByRole('contentinfo');
};

describe('pages of remotes', () => {
  test('[ROUTING-1] a claimed path loads its remote, and no other', async () => {
    const source = twoRemotes();
    showShell(source, '/');
    await screen.findByRole('heading', { name: 'Seite A' });
    expect(source.loads).toEqual(['mf-a']);
  });

  test('[ROUTING-12] [FRAME-4] a link into another remote patches its routes in, and the focus follows to the heading', async () => {
    const source = twoRemotes();
    showShell(source, '/');
    const frame = screen.getByRole('banner');
    fireEvent.click(await screen.findByRole('link', { name: 'weiter' }));
    const heading = await screen.findByRole('heading', { name: 'Seite B' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    fireEvent.click(screen.getByRole('link', { name: 'weiter' }));
    await screen.findByRole('heading', { name: 'Teil A' });
    expect(source.loads).toEqual(['mf-a', 'mf-b']);
    expect(screen.getByRole('banner')).toBe(frame);
  });

  test('[FRAME-16] past the header leads a link that stands in it: no text of the frame is outside of a landmark', async () => {
    showShell(twoRemotes(), '/');
    await screen.findByRole('heading', { name: 'Seite A' });
    const skip = screen.getByRole('link', { name: 'Zum Inhalt springen' });
    expect(skip.getAttribute('href')).toBe('#content');
    expect(screen.getByRole('banner').firstElementChild).toBe(skip);
  });

  test('[FRAME-2] [FRAME-5] [FRAME-15] the menu is in the language of the page, and the switch leads to the same place', async () => {
    showShell(twoRemotes(), '/en/a/7?x=1#y');
    await screen.findByRole('heading', { name: 'Teil A' });
    expect(screen.getByRole('link', { name: 'Beginning' }).getAttribute('href')).toBe('/en');
    expect(screen.getByRole('link', { name: 'DE, Deutsch' }).getAttribute('href')).toBe('/a/7?x=1#y');
  });

  test('[FRAME-6] [FRAME-18] a language that was switched to is remembered, and a URL keeps its own all the same', async () => {
    const { unmount } = showShell(twoRemotes(), '/');
    expect(readLocaleCookie(document)).toBeUndefined();
    const toEnglish = screen.getByRole('link', { name: 'EN, English' });
    // jsdom cannot leave the page.
    toEnglish.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(toEnglish);
    expect(readLocaleCookie(document)).toBe('en');
    unmount();

    showShell(twoRemotes(), '/');
    screen.getByRole('navigation', { name: 'Hauptmenü' });
    expect(document.documentElement.lang).toBe('de');
    expect(window.location.pathname).toBe('/');
  });

  test('[FRAME-7] says its language', async () => {
    const { unmount } = showShell(twoRemotes(), '/en/a/7?x=1#y');
    await screen.findByRole('heading', { name: 'Teil A' });
    expect(document.documentElement.lang).toBe('en');
    unmount();

    showShell(twoRemotes(), '/no/where');
    await screen.findByRole('heading', { name: /Seite nicht gefunden/ });
    expect(document.documentElement.lang).toBe('de');
  });

  test('[FRAME-19] keeps the head of the HTML on its first page, and removes it with the first navigation', async () => {
    document.head.innerHTML =
      '<title data-head>Page A · Paddock</title><link rel="canonical" href="/en/a/7" data-head><meta name="viewport">';
    document.body.insertAdjacentHTML('beforeend', '<script type="application/ld+json" data-head>{}</script>');
    const names = () => [...document.querySelectorAll('[data-head]')].map(({ localName }) => localName);
    showShell(twoRemotes(), '/en/a/7');
    await screen.findByRole('heading', { name: 'Teil A' });
    expect(names()).toEqual(['title', 'link', 'script']);
    fireEvent.click(screen.getByRole('link', { name: 'weiter' }));
    await screen.findByRole('heading', { name: 'Seite A' });
    expect(names()).toEqual(['title']);
    expect(document.querySelector('[data-head]')?.textContent).toBe('Paddock');
    expect(document.querySelector('meta[name="viewport"]')).not.toBeNull();
    document.head.innerHTML = '';
  });

  test('[ROUTING-2] what the shell has itself it shows, also once a remote that claims it is loaded', async () => {
    const path = '/page/responsible-gambling';
    const source = createFakeSource({
      'mf-a': {
        paths: ['/a', path],
        load: async () => ({ routes: [page('/a', 'Seite A', path), page(path, 'Fremd')] }),
      },
    });
    const { router } = showShell(source, '/a');
    await screen.findByRole('heading', { name: 'Seite A' });
    await act(() => router.renew());
    fireEvent.click(await screen.findByRole('link', { name: 'weiter' }));
    await screen.findByRole('heading', { level: 1, name: 'Spielerschutz' });
  });

  test('[ROUTING-3] a path that nobody claims is not found', async () => {
    showShell(twoRemotes(), '/no/where');
    await screen.findByRole('heading', { name: /Seite nicht gefunden/ });
    screen.getByText('404');
  });

  test('[ROUTING-13] a parameter that a remote refuses is not found', async () => {
    const source = createFakeSource({
      'mf-a': {
        paths: ['/a/:id'],
        load: async () => ({
          routes: [
            {
              path: '/a/:id',
              loader: () => {
                throw data(null, { status: 404 });
              },
              element: <h1>A</h1>,
            },
          ],
        }),
      },
    });
    showShell(source, '/a/x');
    await screen.findByRole('heading', { name: /Seite nicht gefunden/ });
  });
});

describe('a remote that cannot be had', () => {
  test('[FRAME-1] [ROUTING-4] [ROUTING-14] leaves the frame, says so with a support code, and is tried again on request', async () => {
    let load = async () => {
      throw unavailable();
    };
    const source = createFakeSource({ 'mf-a': { paths: ['/a'], load: () => load() } });
    showShell(source, '/a');
    expectFrame();
    await screen.findByRole('heading', { name: 'Dieser Bereich ist gerade nicht erreichbar' });
    screen.getByText(/A-7-0000-EH/);
    load = async () => ({ routes: [page('/a', 'Seite A')] }) as never;
    fireEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await screen.findByRole('heading', { name: 'Seite A' });
  });

  test('[FRAME-14] [ROUTING-4] leaves the rest of the product as it was', async () => {
    const load = async () => {
      throw unavailable();
    };
    const source = createFakeSource({
      'mf-a': { paths: ['/a'], load },
      'mf-b': {
        paths: ['/b'],
        navigation: [{ path: '/b', label: { de: 'Zu B', en: 'To B' }, position: 1 }],
        load: async () => ({ routes: [page('/b', 'Seite B')] }),
      },
    });
    showShell(source, '/a');
    await screen.findByText(/A-7-0000-EH/);
    expectFrame();
    fireEvent.click(screen.getByRole('link', { name: 'Zu B' }));
    await screen.findByRole('heading', { name: 'Seite B' });
  });

  test('[ROUTING-6] takes down its own slot only, if that throws', async () => {
    const Broken = () => {
      throw new Error('broken slot');
    };
    const source = createFakeSource({
      'mf-a': {
        paths: ['/a'],
        load: async () => ({
          routes: [
            {
              path: '/a',
              element: (
                <>
                  <h1 tabIndex={-1}>Seite A</h1>
                  <AnySlot name="b.badge" />
                </>
              ),
            },
          ],
        }),
      },
      'mf-b': { slots: ['b.badge'], load: async () => ({ slots: { 'b.badge': Broken } }) },
    });
    showShell(source, '/a');
    await screen.findByRole('heading', { name: 'Dieser Bereich ist gerade nicht erreichbar', level: 2 });
    screen.getByRole('heading', { name: 'Seite A', level: 1 });
    vi.mocked(console.error).mockClear(); // React logs the thrown error.
  });

  test('[ROUTING-5] heals by itself once it can be had', async () => {
    let load = async () => {
      throw unavailable();
    };
    const source = createFakeSource({ 'mf-a': { paths: ['/a'], load: () => load() } });
    const heal = vi.spyOn(source, 'heal');
    showShell(source, '/a');
    await screen.findByText(/A-7-0000-EH/);
    expect(heal).toHaveBeenCalledWith('mf-a');
    load = async () => ({ routes: [page('/a', 'Seite A')] }) as never;
    await act(() => source.load('mf-a'));
    await screen.findByRole('heading', { name: 'Seite A' });
  });

  test('[FRAME-14] [ROUTING-6] [ROUTING-14] [ROUTING-15] one that throws while rendering takes down its own page only, and operators hear of it', async () => {
    let broken = true;
    const Broken = () => {
      if (broken) throw new Error('broken page');
      return <h1>Seite A</h1>;
    };
    const source = createFakeSource({
      'mf-a': { paths: ['/a'], load: async () => ({ routes: [{ path: '/a', element: <Broken /> }] }) },
    });
    const report = vi.spyOn(source, 'reportRenderError');
    showShell(source, '/a');
    await screen.findByRole('heading', { name: 'Dieser Bereich ist gerade nicht erreichbar' });
    expectFrame();
    // Reported after the fallback is on screen.
    await waitFor(() =>
      expect(report).toHaveBeenCalledWith('mf-a', expect.objectContaining({ message: 'broken page' })),
    );
    vi.mocked(console.error).mockClear(); // React and React Router log the thrown error.

    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await screen.findByRole('heading', { name: 'Seite A' });
  });

  test('[FRAME-1] [FRAME-3] [FRAME-14] one that hangs leaves the frame at once, and says so within 3.5 s', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    showShell(createFakeSource({ 'mf-a': { paths: ['/a'], load: () => new Promise(() => {}) } }), '/a');
    expectFrame();
    await act(() => vi.advanceTimersByTimeAsync(3_300));
    expect(screen.queryByText(/länger als sonst/)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(200));
    screen.getByText(/länger als sonst/);
    vi.useRealTimers();
  });
});

describe('another build of a remote', () => {
  test('[RELEASES-2] [RELEASES-7] has its own routes and none of the first', async () => {
    let routes = [page('/a/old', 'Alt', '/a/new'), page('/a/both', 'Beide 1', '/a/old')];
    const source = createFakeSource({ 'mf-a': { paths: ['/a/*'], load: async () => ({ routes }) } });
    const { router } = showShell(source, '/a/both');
    await screen.findByRole('heading', { name: 'Beide 1' });
    const frame = screen.getByRole('banner');

    routes = [page('/a/both', 'Beide 2', '/a/new'), page('/a/new', 'Neu', '/a/old')];
    source.forget('mf-a');
    await act(async () => {
      await source.load('mf-a');
      await router.renew();
    });
    await screen.findByRole('heading', { name: 'Beide 2' });
    expect(screen.getByRole('banner')).toBe(frame);
    fireEvent.click(screen.getByRole('link', { name: 'weiter' }));
    await screen.findByRole('heading', { name: 'Neu' });
    fireEvent.click(screen.getByRole('link', { name: 'weiter' }));
    await screen.findByRole('heading', { name: /Seite nicht gefunden/ });
  });

  test('[RELEASES-9] does not replace the page on screen unless its page is ready within 30 s', async () => {
    let routes: RouteObject[] = [page('/a', 'Alt')];
    const source = createFakeSource({ 'mf-a': { paths: ['/a'], load: async () => ({ routes }) } });
    const { router } = showShell(source, '/a');
    await screen.findByRole('heading', { name: 'Alt' });
    routes = [{ path: '/a', loader: () => new Promise(() => {}), element: <h1>Neu</h1> }];
    source.forget('mf-a');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const renewal = source.load('mf-a').then(() => router.renew());
    const given = expect(renewal).rejects.toThrow('not ready within 30000 ms');
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    await given;
    vi.useRealTimers();
    screen.getByRole('heading', { name: 'Alt' });
  });

  test.each(['a committed click', 'a pending click', 'a committed click before a redirect'])(
    '[RELEASES-10] keeps %s that comes while its page loads',
    async (click) => {
      const newPage = Promise.withResolvers<Response | null>();
      const target = Promise.withResolvers<null>();
      let routes: RouteObject[] = [page('/a', 'Alt', '/b')];
      const source = createFakeSource({
        'mf-a': { paths: ['/a', '/c'], load: async () => ({ routes }) },
        'mf-b': {
          paths: ['/b'],
          load: async () => ({ routes: [{ ...page('/b', 'Ziel', '/a'), loader: () => target.promise }] }),
        },
      });
      const { router } = showShell(source, '/a');
      await screen.findByRole('heading', { name: 'Alt' });
      routes = [{ ...page('/a', 'Neu'), loader: () => newPage.promise }, page('/c', 'Anderswo')];
      source.forget('mf-a');
      await source.load('mf-a');
      const renewal = router.renew();
      fireEvent.click(screen.getByRole('link', { name: 'weiter' }));
      if (click !== 'a pending click') {
        target.resolve(null);
        await screen.findByRole('heading', { name: 'Ziel' });
      }
      const isRedirect = click === 'a committed click before a redirect';
      await act(async () => newPage.resolve(isRedirect ? redirect('/c') : null));
      await act(async () => target.resolve(null));
      await act(() => renewal);
      await screen.findByRole('heading', { name: 'Ziel' });
      expect(location.pathname).toBe('/b');
      fireEvent.click(screen.getByRole('link', { name: 'weiter' }));
      await screen.findByRole('heading', { name: isRedirect ? 'Anderswo' : 'Neu' });
    },
  );
});

describe('an error of the frame itself', () => {
  test('[ERRORS-1] shows the error screen with a way back to the start page', async () => {
    const source = createFakeSource({});
    const menu = () => {
      throw new Error('no menu');
    };
    showShell({ ...source, menu }, '/');
    await screen.findByRole('heading', { name: 'Error' });
    expect(screen.getByRole('link', { name: 'Zur Startseite' }).getAttribute('href')).toBe('/');
    vi.mocked(console.error).mockClear(); // React and React Router log the thrown error.
  });
});

describe('header panels', () => {
  test('[HEADER-1] [HEADER-14] [FRAME-21] open by their button and close by Escape, which gives the focus back', async () => {
    const source = createFakeSource({
      'mf-a': { paths: ['/'], load: async () => ({ routes: [page('/', 'Seite A')] }) },
      'mf-c': { panels: ['ticker'], load: async () => ({ panels: { ticker: () => <p>Neues</p> } }) },
    });
    showShell(source, '/');
    const button = await screen.findByRole('button', { name: 'Liveticker' });
    expect(screen.queryByRole('button', { name: 'Livestream' })).toBeNull();
    fireEvent.click(button);
    await screen.findByText('Neues');
    fireEvent.keyDown(screen.getByRole('region', { name: 'Liveticker' }), { key: 'Escape' });
    expect(screen.queryByText('Neues')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});
