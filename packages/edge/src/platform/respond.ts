import type { IncomingMessage, ServerResponse } from 'node:http';
import { isReleaseError } from '@paddock/release';
import type { ApiProxy } from '../api/api-proxy.ts';
import type { Clients } from '../clients/clients.ts';
import { dropBody } from '../clients/drop-body.ts';
import { type BodyLimits, hasBody, readBody } from '../clients/whole-body.ts';
import { type Answer, failed, lineInEachLanguage, textAnswer } from './answers.ts';
import { atEndOfTurn } from './at-end-of-turn.ts';
import { isHost, pathOf, readTarget, routeOf } from './edge-request.model.ts';
import type { EventLog } from './event-log.ts';
import { type Metrics, requestCounter } from './metrics.ts';
import type { Routes } from './routes.ts';
import { sendAnswer } from './send-answer.ts';

/** Answers a request on its connection. `change` may replace the answer before it is written. */
export type Respond = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  change?: (answer: Answer) => Answer,
) => void;

export interface RespondOptions {
  routes: Routes;
  /** `null` if the product has no API. */
  proxy: ApiProxy | null;
  clients: Clients;
  reportLimits: BodyLimits;
  metrics: Metrics;
  log: EventLog;
}

const notUnderstood = textAnswer(
  400,
  lineInEachLanguage((t) => t('refused.notUnderstood')),
);

/** The store did not answer. It may answer the next request. */
const unreadable = textAnswer(
  503,
  lineInEachLanguage((t) => t('refused.unreadable')),
  { 'retry-after': '5' },
);

const noApi = textAnswer(
  404,
  lineInEachLanguage((t) => t('refused.noApi')),
);

export const createRespond = ({ routes, proxy, clients, reportLimits, metrics, log }: RespondOptions): Respond => {
  const count = requestCounter(metrics);

  let lastHost = '';
  let isLastHost = false;
  /** Caches the last host, since most requests name the same one. */
  const namesHost = (host: string): boolean => {
    if (host !== lastHost) {
      isLastHost = isHost(host);
      lastHost = host;
    }
    return isLastHost;
  };

  return (incoming, outgoing, change) => {
    const { method = '', headers } = incoming;
    const isSecure = clients.isSecure(incoming);
    const target = namesHost(headers.host ?? '') ? readTarget(incoming.url ?? '') : null;
    if (target === null) {
      count('none', 400);
      return sendAnswer(outgoing, notUnderstood, isSecure);
    }
    const path = pathOf(target);
    const route = routeOf(path);
    const send = (routed: Answer | null) => {
      const answer = routed ?? (proxy ? null : noApi);
      if (!answer) return proxy?.forward(incoming, outgoing, target, (status) => count(route, status));
      if (hasBody(incoming)) dropBody(incoming, outgoing);
      count(route, answer.status);
      atEndOfTurn(() => {
        try {
          sendAnswer(outgoing, change ? change(answer) : answer, isSecure);
        } catch (error) {
          if (answer === failed) outgoing.destroy();
          else fail(error as Error);
        }
      });
    };
    const fail = (error: Error) => {
      log({ level: 'alarm', event: 'request-failed', reason: error.message });
      if (outgoing.headersSent) outgoing.destroy();
      else send(isReleaseError(error) && error.kind === 'storage' ? unreadable : failed);
    };
    try {
      const client = () => clients.of(incoming);
      const body = () => readBody(incoming, client(), reportLimits);
      const answer = routes({ method, target, path, route, headers, isSecure, client, body });
      if (answer instanceof Promise) answer.then(send).catch(fail);
      else send(answer);
    } catch (error) {
      fail(error as Error);
    }
  };
};
