import { createHash, X509Certificate } from 'node:crypto';
import { ensureChromium } from '@paddock/dev';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { BROWSER_ARGS } from '../support/browser-args.ts';
import type { Certificate } from './front.ts';

/**
 * A browser that trusts this run's certificate. If it only ignored the error, it would cache
 * nothing.
 */
export const launch = ({ cert }: Certificate): Promise<Browser> => {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const trusted = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
  return chromium.launch({ executablePath: ensureChromium(), args: [...BROWSER_ARGS, '--accept-lang=de-DE', trusted] });
};

/** The attributes of each cookie of a page, without name and value. */
export const cookieAt = (url: string) => ({ domain: new URL(url).hostname, path: '/', secure: true });

/** The cookie of a customer who has answered the cookie question. */
export const consentAt = (url: string) => ({
  ...cookieAt(url),
  name: 'paddock_consent',
  value: 'essential.functional',
});

/** A new browser context for pages that Playwright drives. */
export const coldContext = async (browser: Browser, url: string): Promise<BrowserContext> => {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1280, height: 900 } });
  await context.addCookies([consentAt(url)]);
  return context;
};
