import type { Bench } from '../bench.ts';
import { measureBytes, type RouteBytes } from '../bytes.ts';
import { asRatio, inKb, type Report, worst } from '../report.ts';

export const jsRatio = ({ federated, monolith }: RouteBytes): number => federated.js / monolith.js;

/** Js and css of each landing page, brotli, from the builds. */
export const bytesPart = async ({ monolith }: Pick<Bench, 'monolith'>): Promise<Report> => {
  const routes = await measureBytes(monolith);
  return {
    title: 'Bytes',
    how: 'Js and css of each landing page as published (brotli), with the texts of its language, from the builds: the same sources give the same figures.',
    head: ['page', 'js', 'monolith', 'ratio', 'css', 'monolith', 'federation, minified', 'duplicates'],
    rows: routes.map((route) => [
      route.landing.path,
      inKb(route.federated.js),
      inKb(route.monolith.js),
      asRatio(jsRatio(route)),
      inKb(route.federated.css),
      inKb(route.monolith.css),
      inKb(route.runtime),
      String(route.duplicates.length),
    ]),
    goals: [
      worst(
        'js bytes / monolith',
        1.05,
        routes.map((route) => ({ value: jsRatio(route), where: route.landing.path })),
      ),
      worst(
        'duplicates of shell and remote',
        0,
        routes.map((route) => ({ value: route.duplicates.length, where: route.landing.path })),
      ),
    ],
    data: routes.map(({ sources, ...rest }) => ({ ...rest, sources: Object.fromEntries(sources) })),
  };
};
