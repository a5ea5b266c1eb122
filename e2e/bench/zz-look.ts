import { turbo } from '@paddock/dev';
import { addressOf } from './address.ts';
import { SEATS } from './bench.ts';
import { launch } from './browser.ts';
import { makeMonolith } from './bytes.ts';
import { coldCustomer } from './customer.ts';
import { makeCertificate } from './front.ts';
import { openEdge, openSites } from './sites.ts';

await turbo(['build'], { quiet: true });
const monolith = await makeMonolith();
const certificate = await makeCertificate();
const sites = await openSites(monolith, certificate);
const browser = await launch(certificate);
const edge = await openEdge(sites.product.data, sites.product.apiUrl.replace(/\/$/, ''), { renders: true });
const [seat] = SEATS;
const paths: [string, string][] = process.argv.slice(2).map((a) => a.split('|') as [string, string]);
const variants: Record<string, string> = {
  rendered: await sites.behind({ origin: edge.origin }, seat!.speed),
  federated: await sites.at('federated', seat!.speed),
};
for (const [path, content] of paths)
  for (const name of (process.env.V ?? 'rendered').split(',')) {
    for (let i = 0; i < Number(process.env.N ?? 2); i++) {
      const site = variants[name]!;
      const c = await coldCustomer(browser, site);
      const url = site + (await addressOf(sites, c, site, { remote: '', path, content }));
      const v = await c.visit({
        url,
        content,
        cpu: seat!.cpu,
        prepare: async (tab) => {
          await tab.send('Emulation.setDeviceMetricsOverride', {
            width: 360,
            height: 800,
            deviceScaleFactor: 1,
            mobile: true,
          });
          await tab.send('Page.addScriptToEvaluateOnNewDocument', {
            source: `window.zz=[];new PerformanceObserver(l=>{for(const e of l.getEntries())zz.push([e.startTime|0,e.duration|0])}).observe({type:'longtask',buffered:true}); document.addEventListener('DOMContentLoaded',()=>zz.push(['DCL',performance.now()|0]))`,
          });
        },
      });
      await v.settled();
      if (i === Number(process.env.N ?? 2) - 1) {
        console.log(name, path, JSON.stringify(v.load));
        const r = await v.tab.run(
          () => ({
            long: (window as any).zz,
            res: ['navigation', 'resource']
              .flatMap((t) => performance.getEntriesByType(t) as PerformanceResourceTiming[])
              .map((e) => [
                e.startTime | 0,
                e.requestStart | 0,
                e.responseStart | 0,
                e.responseEnd | 0,
                e.transferSize,
                e.renderBlockingStatus,
                e.name.split('/').slice(-1)[0],
              ]),
          }),
          null,
        );
        console.log(JSON.stringify(r.long));
        for (const l of r.res) console.log(l.join('\t'));
      }
      await c.close();
    }
  }
await browser.close();
await edge.stop();
await sites.stop();
process.exit(0);
