import type { Beacon, TabRelease } from '@paddock/release/record';
import { createBoundary, installLoader, parseRemoteModule } from '../index.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { FakePage } from './fake-environment.ts';
import { publish } from './fake-release.ts';

/** Enters a container by Module Federation's protocol, without Module Federation. */
const runtime: Runtime = {
  async module(container) {
    await container.init({});
    return (await container.get('./remote'))();
  },
};

/** Makes a boundary on a fake page, as the shell does. */
export function bootBoundary(page: FakePage, release: TabRelease, hosts = ['1.0.0']) {
  const reports: Beacon[] = [];
  /** `mf-racing 1.0.0-…: bad`. */
  const votes: string[] = [];
  const options = {
    release,
    environment: page.environment,
    report: (beacon: Beacon) => void reports.push(beacon),
    vote: (remote: string, buildId: string, event: string) => void votes.push(`${remote} ${buildId}: ${event}`),
  };
  const work = { isUnsaved: false };
  publish(page.server, release);
  const loader = installLoader(options);
  const boundary = createBoundary({
    ...options,
    loader,
    runtime,
    provided: {
      host: hosts,
      libraries: { '@paddock/host': hosts, react: ['19.3.1'], '@paddock/ui/': ['1.4.0'] },
    },
    parseModule: parseRemoteModule,
    hasUnsavedWork: () => work.isUnsaved,
    locale: () => 'de',
  });
  return { boundary, loader, reports, votes, work };
}
