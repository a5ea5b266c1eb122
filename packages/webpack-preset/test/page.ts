import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

const TYPES: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  html: 'text/html',
  json: 'application/json',
};
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

/** A page in a real browser over HTTP, with its errors. */
export interface OpenPage {
  page: Page;
  problems: string[];
  close(): Promise<void>;
}

const serve = (folder: string): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer(async (request, response) => {
      const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
      try {
        const body = await readFile(join(folder, path === '/' ? 'index.html' : path));
        response.setHeader('content-type', TYPES[path.split('.').pop() ?? ''] ?? TYPES.html ?? '');
        response.end(body);
      } catch {
        response.statusCode = 404;
        response.end();
      }
    });
    server.listen(0, '127.0.0.1', () => resolve(server));
  });

let browser: Promise<Browser> | null = null;

/** Chromium now and then never closes a context whose page reloads. The browser closes instead. */
const closeContext = async (context: BrowserContext): Promise<void> => {
  const late = setTimeout(() => void closeBrowser(), 10_000);
  await context.close().catch(() => {});
  clearTimeout(late);
};

/** Opens an address in a fresh context. */
export const openUrl = async (url: string): Promise<OpenPage> => {
  browser ??= chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  const context = await (await browser).newContext();
  const page = await context.newPage();
  // A build may run before it and keep all cores busy.
  page.setDefaultTimeout(100_000);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  await page.goto(url);
  return { page, problems, close: () => closeContext(context) };
};

/** Serves a folder and opens its `index.html`. */
export const openPage = async (folder: string): Promise<OpenPage> => {
  const server = await serve(folder);
  const open = await openUrl(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const close = async () => {
    await open.close();
    server.close();
  };
  return { ...open, close };
};

/** Closes the browser. Call it once, after the last page. */
export const closeBrowser = async (): Promise<void> => {
  const closing = browser;
  browser = null;
  await (await closing)?.close();
};
