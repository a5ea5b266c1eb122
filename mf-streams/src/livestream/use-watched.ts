import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { parseStreamLink, type StreamLink, useStreamLink } from '../shared/stream-link.ts';

/** The stream being watched. */
export interface Watched {
  choice: StreamLink;
  startedByGesture: boolean;
}

/** The last followed visit of a page: opening the panel by hand must not play its link again. */
let followed = '';

/** The stream that the panel plays: chosen in the panel, in the URL, or by a message. */
export function useWatched() {
  const [watched, setWatched] = useState<Watched | null>(null);
  const { link } = useStreamLink();
  const { search, key } = useLocation();
  const before = useRef('');
  useEffect(() => {
    if (key === followed) return;
    followed = key;
    const asked = parseStreamLink(search);
    // A change of another parameter keeps what was chosen in the panel.
    const isNew = before.current !== JSON.stringify(asked);
    before.current = JSON.stringify(asked);
    if (asked && isNew) useStreamLink.setState({ link: asked });
  }, [key, search]);
  useEffect(() => {
    if (!link) return;
    setWatched({ choice: link, startedByGesture: navigator.userActivation?.isActive ?? false });
    useStreamLink.setState({ link: null });
  }, [link]);
  return {
    watched,
    watch: (id: number) =>
      setWatched({ choice: { kind: 'live', id: String(id), country: null }, startedByGesture: true }),
  };
}
