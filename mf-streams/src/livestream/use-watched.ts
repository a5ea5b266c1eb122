import { type StreamLink, useStreamLink } from '@paddock/host';
import { useEffect, useState } from 'react';

/** What is watched. */
export interface Watched {
  choice: StreamLink;
  startedByGesture: boolean;
}

/** What the panel plays: what was chosen in it, or what the page was asked for meanwhile. A link is followed once, so it is taken. */
export function useWatched() {
  const [watched, setWatched] = useState<Watched | null>(null);
  const { link } = useStreamLink();
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
