import { chromium } from '@playwright/test';

const b = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] });
for (const path of process.argv.slice(2)) {
  const c = await b.newContext({ viewport: { width: 360, height: 740 }, bypassCSP: true, locale: 'de-DE' });
  const p = await c.newPage();
  await p.addInitScript(() => {
    window.L = [];
    new PerformanceObserver((l) => {
      for (const e of l.getEntries())
        L.push([Math.round(e.startTime), e.size, e.element?.outerHTML.slice(0, 160), e.url]);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((l) => {
      for (const e of l.getEntries()) L.push([e.name, Math.round(e.startTime)]);
    }).observe({ type: 'paint', buffered: true });
  });
  const s = await c.newCDPSession(p);
  await s.send('Network.enable');
  await s.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200000,
    uploadThroughput: 200000,
  });
  const T = {};
  p.on('requestfinished', async (r) => {
    const t = r.timing();
    T[
      r
        .url()
        .replace(/^https?:..[^/]+/, '')
        .slice(0, 90)
    ] = [
      Math.round(t.startTime % 1e6),
      Math.round(t.requestStart),
      Math.round(t.responseStart),
      Math.round(t.responseEnd),
    ];
  });
  await p.goto('http://localhost:3000' + path);
  await p.waitForTimeout(5000);
  console.log(path);
  for (const l of await p.evaluate(() => L)) console.log('  ', ...l);
  const t0 = Math.min(...Object.values(T).map((x) => x[0]));
  for (const [u, x] of Object.entries(T)
    .sort((a, b) => a[1][0] - b[1][0])
    .slice(0, 18))
    console.log('     ', x[0] - t0, x.slice(1).join(' '), u);
  await c.close();
}
await b.close();
