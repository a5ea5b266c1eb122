import { readFileSync } from 'node:fs';
import type { ProvenPreview } from '@paddock/release';
import { BodyError } from '../clients/whole-body.ts';
import { type Answer, textAnswer } from '../platform/answers.ts';
import type { EdgeRequest } from '../platform/edge-request.model.ts';
import type { Metrics } from '../platform/metrics.ts';
import { dataAnswer, everyAnswer, flatHeaders } from '../platform/security-headers.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { noPreviewCookie, previewCookie } from './preview-cookie.model.ts';
import { askHtml, refusalHtml } from './preview-html.ts';
import { isOwnForm, pageBefore } from './preview-link.model.ts';
import type { Previews, Refused } from './previews.ts';

export interface PreviewAnswersOptions {
  previews: Previews;
  metrics: Metrics;
  now: () => number;
}

/** Answers requests about previews, except for their pages. */
export interface PreviewAnswers {
  /** Answers the link itself. */
  link(token: string, served: ServedRelease): Promise<Answer>;
  /** Answers the form that starts a preview, or ends it for this visitor. */
  form(request: EdgeRequest, served: ServedRelease): Promise<Answer>;
  /** Answers a visitor whose preview is over. */
  over(refused: Refused, isSecure: boolean): Answer;
  style: Answer;
}

const STATUS: Record<Refused, number> = {
  invalid: 403,
  expired: 410,
  ended: 410,
  frozen: 403,
  forbidden: 403,
  lost: 403,
  unknown: 503,
};

const css = readFileSync(new URL('./preview.css', import.meta.url));
const style: Answer = {
  status: 200,
  headers: flatHeaders({
    ...dataAnswer,
    'content-type': 'text/css; charset=utf-8',
    'content-length': String(css.byteLength),
    'cache-control': 'public, max-age=3600',
  }),
  body: css,
};

/** Without caching, since the answer to a link depends on cookie and time. */
const unkept = { 'cache-control': 'no-store', vary: 'cookie' };

const htmlAnswer = (status: number, html: string, cookie: string | null): Answer => {
  const body = Buffer.from(html);
  const headers = {
    ...everyAnswer,
    ...unkept,
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(body.byteLength),
    'content-security-policy':
      "default-src 'none'; img-src 'self'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(cookie === null ? {} : { 'set-cookie': cookie }),
  };
  return { status, headers: flatHeaders(headers), body };
};

const redirect = (location: string, cookie: string): Answer => ({
  status: 303,
  headers: flatHeaders({ ...dataAnswer, ...unkept, location, 'set-cookie': cookie, 'content-length': '0' }),
  body: null,
});

const refuse = (refused: Refused, cookie: string | null = null): Answer =>
  htmlAnswer(STATUS[refused], refusalHtml(refused), cookie);

export const createPreviewAnswers = ({ previews, metrics, now }: PreviewAnswersOptions): PreviewAnswers => {
  const count = (outcome: string) => metrics.count('paddock_previews_total', { outcome });

  /** Opens a link. `show` answers if the preview is shown. */
  const open = async (
    token: string,
    served: ServedRelease,
    show: (shown: ProvenPreview) => Answer,
  ): Promise<Answer> => {
    const found = await previews.open(token, served);
    if (typeof found !== 'string') return show(found.shown);
    count(found);
    return refuse(found);
  };

  const start = (to: string, { id, preview }: ProvenPreview, isSecure: boolean): Answer => {
    count('started');
    return redirect(to, previewCookie(id, Date.parse(preview.expires) - now(), isSecure));
  };

  return {
    // Any page or mail can lead a visitor to a link, so only the button starts a preview.
    link: (token, served) =>
      open(token, served, (shown) => {
        count('asked');
        return htmlAnswer(200, askHtml(shown, token), null);
      }),
    async form(request, served) {
      const { headers, isSecure } = request;
      if (!isOwnForm(headers)) return refuse('invalid');
      try {
        const token = new URLSearchParams((await request.body()).toString()).get('token');
        if (token !== null) return open(token, served, (shown) => start(pageBefore(headers), shown, isSecure));
      } catch (error) {
        if (!(error instanceof BodyError)) throw error;
        return textAnswer(error.kind === 'too-large' ? 413 : 408, error.message, { connection: 'close' });
      }
      count('left');
      return redirect(pageBefore(headers), noPreviewCookie(isSecure));
    },
    over(refused, isSecure) {
      count(refused);
      return refuse(refused, noPreviewCookie(isSecure));
    },
    style,
  };
};
