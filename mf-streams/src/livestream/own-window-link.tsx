import { usePanels } from '@paddock/host';
import { linkButtonClass } from '@paddock/ui/link-button';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { openStreamHref } from '../links.ts';
import type { Stream } from '../shared/stream.types.ts';

/** The stream as a window beside the page, which then no longer plays it; where pop-ups are blocked, as a tab. */
export function OwnWindowLink({ stream: { id, type } }: { stream: Stream }) {
  const { t } = useTranslation('mf-streams');
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    const opened = window.open(event.currentTarget.href, 'paddock-stream', 'popup,width=800,height=560');
    if (opened) event.preventDefault();
    usePanels.getState().close('livestream');
  };
  return (
    <Link
      to={type === 'player' ? openStreamHref.live(id) : openStreamHref.archive(id)}
      target="_blank"
      className={linkButtonClass({ size: 'small', variant: 'quiet' })}
      onClick={open}
    >
      {t('stage.ownWindow')}
    </Link>
  );
}
