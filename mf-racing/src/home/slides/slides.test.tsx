import { fakeApi } from '@paddock/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../testing/show.ts';

const SLIDES = [1, 2, 3].map((id) => ({
  id,
  title: `Angebot ${id}`,
  text: 'Text.',
  label: 'Ansehen',
  link: `/page/${id}`,
}));

test('[HOME-19] offers have a link each, and move by a press alone', async () => {
  fakeApi({ '/api/v1/sliders': SLIDES });
  await show('/');
  const slides = within(await screen.findByRole('region', { name: 'Entdecken' }));
  const links = await slides.findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    SLIDES.map(({ title, link }) => [`${title}Text.Ansehen`, link]),
  );
  const list = slides.getByRole('list');
  const scrollBy = vi.fn();
  // A list three screens wide.
  Object.defineProperties(list, {
    scrollWidth: { value: 900 },
    clientWidth: { value: 300 },
    scrollBy: { value: scrollBy },
  });
  fireEvent.scroll(list);
  const back = slides.getByRole('button', { name: 'Zurück' });
  const on = slides.getByRole('button', { name: 'Weiter' });
  expect([back.ariaDisabled, on.ariaDisabled]).toEqual(['true', 'false']);
  expect(scrollBy).not.toHaveBeenCalled();
  fireEvent.click(on);
  expect(scrollBy).toHaveBeenCalledWith({ left: 300 });
  list.scrollLeft = 600;
  fireEvent.scroll(list);
  expect([back.ariaDisabled, on.ariaDisabled]).toEqual(['false', 'true']);
});

test('[RACING-3] offers that fail to load can be retried', async () => {
  const api = fakeApi({});
  await show('/');
  const slides = within(await screen.findByRole('region', { name: 'Entdecken' }));
  await slides.findByRole('alert');
  api.answers['/api/v1/sliders'] = SLIDES;
  fireEvent.click(slides.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await slides.findAllByRole('link')).toHaveLength(3);
});
