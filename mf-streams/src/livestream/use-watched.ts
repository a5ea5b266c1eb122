import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { parseStreamLink, type StreamLink, useStreamLink } from '../shared/stream-link.ts';

/** The stream being watched. */
export interface Watched {
  choice: StreamLink;
  startedByGesture: boolean;
}

/** The last followed query: opening the panel by hand must not play the same link again. */
let followed = '';

/** The stream that the panel plays: chosen in the panel, in the URL, or by a message. */
export function useWatched() {
  const [watched, setWatched] = useState<Watched | null>(null);
  const { link } = useStreamLink();
  const { search } = useLocation();
  useEffect(() => {
    if (search === followed) return;
    followed = search;
    const asked = parseStreamLink(search);
    if (asked) useStreamLink.setState({ link: asked });
  }, [search]);
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
