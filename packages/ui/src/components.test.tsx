import { Button } from '@paddock/ui/button';
import { Card } from '@paddock/ui/card';
import { CountryFlag } from '@paddock/ui/country-flag';
import { ErrorState } from '@paddock/ui/error-state';
import { linkButtonClass } from '@paddock/ui/link-button';
import { PageHeading } from '@paddock/ui/page-heading';
import { RaceType } from '@paddock/ui/race-type';
import { Cell, HeaderCell, Table } from '@paddock/ui/table';
import { Tabs } from '@paddock/ui/tabs';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';

afterEach(cleanup);

describe('[BUTTON-1] [BUTTON-2] [BUTTON-3] [BUTTON-4] a pending button', () => {
  test('keeps the focus, says that it is busy, and takes no second press', () => {
    const press = vi.fn();
    const { rerender } = render(<Button onClick={press}>Senden</Button>);
    const button = screen.getByRole('button', { name: 'Senden' });
    button.focus();
    fireEvent.click(button);
    rerender(
      <Button onClick={press} pending>
        Senden
      </Button>,
    );
    fireEvent.click(button);
    expect(press).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  test('is busy as well if another says so, as a menu does that is not loaded yet', () => {
    render(<Button aria-busy>Wette</Button>);
    expect(screen.getByRole('button', { name: 'Wette', busy: true })).toBeTruthy();
  });

  test('does not send its form again', () => {
    const send = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form onSubmit={send}>
        <Button type="submit" pending>
          Senden
        </Button>
      </form>,
    );
    fireEvent.click(screen.getByRole('button'));
    expect(send).not.toHaveBeenCalled();
  });
});

test('[BUTTON-5] a link that looks like a button stays a link', () => {
  render(
    <a href="/races" className={linkButtonClass({ variant: 'primary' })}>
      Rennen
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Rennen' }).className).toMatch(/button.*primary/);
});

test('[TABS-1] tabs are links in a named navigation', () => {
  render(
    <Tabs label="Renntag">
      <a href="/races">Heute</a>
      <a href="/races/2025-11-06" aria-current="page">
        Morgen
      </a>
    </Tabs>,
  );
  const tabs = within(screen.getByRole('navigation', { name: 'Renntag' }));
  expect(tabs.getAllByRole('listitem')).toHaveLength(2);
  expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Morgen');
});

test('[TABLE-1] a table is named by its caption, seen or not', () => {
  render(
    <Table caption="Starter" captionHidden>
      <tbody>
        <tr>
          <HeaderCell scope="row">Sternenläufer</HeaderCell>
          <Cell numeric>3,5</Cell>
        </tr>
      </tbody>
    </Table>,
  );
  expect(screen.getByRole('table', { name: 'Starter' })).toBeTruthy();
  expect(screen.getByRole('rowheader', { name: 'Sternenläufer' })).toBeTruthy();
});

describe('[FLAG-1] [FLAG-2] [FLAG-3] [FLAG-4] pictures', () => {
  test('have a name', () => {
    render(
      <>
        <CountryFlag country="SWE" label="Schweden" />
        <RaceType type="T" label="Trab" />
      </>,
    );
    expect(screen.getByRole('img', { name: 'Schweden' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Trab' })).toBeTruthy();
  });

  test('are silent beside the name of the country', () => {
    render(<CountryFlag country="SWE" label="" />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  const RACING = ['DEU', 'FRA', 'SWE', 'GBR', 'IRL', 'ZAF', 'USA', 'CAN'];
  const RESIDENCE = ['AUT', 'CHE', 'LIE', 'LUX', 'BEL', 'NLD', 'ITA', 'DNK', 'POL', 'CZE'];
  test.each([...RACING, ...RESIDENCE])('are there for %s, where races are or customers live', (country) => {
    const { container } = render(<CountryFlag country={country} label={country} />);
    expect(container.querySelector('path')).not.toBeNull();
    expect(container.textContent).toBe('');
  });

  test('show the code of a country that has no picture', () => {
    render(<CountryFlag country="SVK" label="Slowakei" />);
    expect(screen.getByRole('img', { name: 'Slowakei' }).textContent).toBe('SVK');
  });
});

describe('[ERROR-1] [ERROR-2] what failed', () => {
  test('is announced, with a way on', () => {
    render(
      <ErrorState
        part
        title="Nicht geladen"
        text="Bitte noch einmal."
        details="api-503"
        action={<Button>Los</Button>}
      />,
    );
    const failure = within(screen.getByRole('alert'));
    expect(failure.getByRole('heading', { level: 2, name: 'Nicht geladen' })).toBeTruthy();
    expect(failure.getByRole('button', { name: 'Los' })).toBeTruthy();
  });

  test('has the h1 when it is the whole page', () => {
    render(<ErrorState label="404" title="Seite nicht gefunden" text="Diese Adresse gibt es nicht." />);
    expect(screen.getByRole('heading', { level: 1, name: 'Seite nicht gefunden' })).toBeTruthy();
  });
});

test('[REGION-1] a card with a title is a region of that name', () => {
  render(
    <Card title="Starter" level={3}>
      …
    </Card>,
  );
  expect(within(screen.getByRole('region', { name: 'Starter' })).getByRole('heading', { level: 3 })).toBeTruthy();
});

test('[REGION-2] [REGION-3] the heading of a page can take the focus', () => {
  render(<PageHeading>Rennen</PageHeading>);
  const heading = screen.getByRole('heading', { level: 1 });
  heading.focus();
  expect(document.activeElement).toBe(heading);
  expect(heading.tabIndex).toBe(-1);
});
