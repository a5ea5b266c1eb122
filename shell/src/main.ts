import { connectPage } from '@paddock/federation';
import { currentLocale, hasUnsavedWork, tellTraces } from '@paddock/host/shell';
import { boot } from './boot.tsx';
import { baggageOf, createOperators } from './operators/operators.ts';
import { createFederatedSource } from './remotes/federated-source.ts';
import type { CurrentRouter } from './routing/current-router.ts';
// These Trusted Types policies are created before any remote runs.
import './push/push-worker-url.ts';
import './server-html/sanitizer-policy.ts';
import { applyReleases } from './update-notice/apply-releases.ts';

/**
 * The shell in the federated product: connects the page to its release, boots, and follows newer
 * releases.
 */
async function main() {
  let router: CurrentRouter | null = null;
  const page = connectPage({
    host: '@paddock/host',
    hasUnsavedWork,
    locale: currentLocale,
    // A reload must not cancel a navigation that has begun: it loads the navigation's target.
    reload: () => (router ? router.reload() : location.reload()),
  });
  const { release, boundary, report, watch } = page;
  tellTraces(() => baggageOf(release, boundary));
  const { source, router: booted } = await boot(
    (i18n) => createFederatedSource(boundary, i18n),
    createOperators(release, boundary, report),
  );
  router = booted;
  page.ready();
  // A development server publishes a release for edited claims, and replaces code itself.
  if (process.env.NODE_ENV !== 'production') watch(() => location.reload());
  else applyReleases({ release, boundary, source, router: booted, watch });
}

void main();
