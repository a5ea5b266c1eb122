import { handValues, startOutbox } from '@paddock/host/shell';
import { keepAboveDialogs } from '@paddock/ui/above-dialogs';
import type { TFunction } from 'i18next';
import { alertsPlace } from './alerts/alerts-place.ts';
import { startConnectionProbe } from './connection/probe-connection.ts';
import { startMarketingPixel } from './consent/marketing-pixel.ts';
import { warnOfUncaught } from './errors/warn-of-uncaught.ts';
import type { Operators } from './operators/operators.ts';
import { endServiceWorkers } from './poor-browser/end-service-workers.ts';
import { warnOfCookiesOff } from './poor-browser/warn-of-cookies-off.ts';
import { startPush } from './push/start-push.ts';
import { startRefresh } from './refresh/start-refresh.ts';
import { followMessages } from './remotes/follow-messages.ts';
import { prepareLinked } from './remotes/prepare-linked.ts';
import type { RemoteSource } from './remotes/remote-source.ts';
import { offerPasskey } from './session/offer-passkey.ts';
import { reportVitals } from './vitals/report-vitals.ts';

interface BootLater {
  source: RemoteSource;
  t: TFunction<'shell'>;
  /** `null` where no edge serves the page. */
  operators: Operators | null;
}

/**
 * Background work of a page, in a separate chunk: no page needs it to be shown, and no law depends
 * on it.
 */
export function bootLater({ source, t, operators }: BootLater): void {
  if (alertsPlace) keepAboveDialogs(alertsPlace);
  warnOfUncaught(t);
  warnOfCookiesOff(t);
  endServiceWorkers();
  startRefresh(source);
  startPush().catch(() => {});
  offerPasskey();
  startMarketingPixel();
  prepareLinked(source);
  followMessages();
  handValues();
  startOutbox();
  if (!operators) return;
  startConnectionProbe();
  reportVitals(operators);
}
