import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

const isWidget = (search: string): boolean => new URLSearchParams(search).get('widget') === '1';

/** A URL of ours as it must be for the page to stay what it is: in a widget with `widget=1`. */
export function keepWidget(href: string): string {
  const url = new URL(href, location.href);
  if (isWidget(location.search)) url.searchParams.set('widget', '1');
  return url.href;
}

/**
 * Whether this page is a widget in somebody's site (second spec §2). It stays one wherever it leads: its address always says so, since
 * another page of ours around it would share any other memory.
 */
export function useWidgetMode(): boolean {
  const { key, search } = useLocation();
  const [widget] = useState(() => isWidget(search));
  // With each navigation (`key`), for it writes an address of its own.
  useEffect(() => {
    if (!widget || isWidget(location.search)) return;
    const url = new URL(location.href);
    url.searchParams.set('widget', '1');
    // Not through the router: it is the same page.
    history.replaceState(history.state, '', url);
  }, [widget, key]);
  return widget;
}
