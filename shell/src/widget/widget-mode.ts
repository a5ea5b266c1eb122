import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

const isWidget = (search: string): boolean => new URLSearchParams(search).get('widget') === '1';

/** A URL of ours that keeps the mode: in a widget, it gets `widget=1`. */
export function keepWidget(href: string): string {
  const url = new URL(href, location.href);
  if (isWidget(location.search)) url.searchParams.set('widget', '1');
  return url.href;
}

/**
 * Whether this page is a widget in another site (second spec §2). The URL keeps the mode through
 * all navigations, because all tabs of our site share any other storage.
 */
export function useWidgetMode(): boolean {
  const { key, search } = useLocation();
  const [widget] = useState(() => isWidget(search));
  // At each navigation (`key`), because each sets a new URL.
  useEffect(() => {
    if (!widget || isWidget(location.search)) return;
    const url = new URL(location.href);
    url.searchParams.set('widget', '1');
    // Not through the router, because the page stays the same.
    history.replaceState(history.state, '', url);
  }, [widget, key]);
  return widget;
}
