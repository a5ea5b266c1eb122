/**
 * The library entry of `@paddock/release`, for the edge and for development. Node only; `./record`
 * also runs in browsers.
 */

export type { Change } from './change/apply-change.ts';
export { finishCanary, holdCanary, startCanary, widenCanary } from './change/canary.ts';
export { promote, rollback } from './change/change-release.ts';
export type { GateBuild, Refusal } from './change/gate.ts';
export { checkRelease } from './change/gate.ts';
export { freeze, unfreeze } from './change/vouch.ts';
export type { Conformance, Trial } from './conformance.ts';
export { askEdge } from './edges/ask-edge.ts';
export { EDGE_NOTE_MS, encodeEdgeNote, type RenderFaults } from './edges/edge-notes.ts';
export type { Alarm, EdgeFigures, MinuteRow, VitalRow } from './figures/edge-figures.ts';
export {
  FIGURES_URL,
  KEPT_MINUTES,
  MAX_ALARMS,
  minuteOf,
  parseEdgeFigures,
  sumFigures,
} from './figures/edge-figures.ts';
export { type Figures, lookAtFigures } from './figures/look-at-figures.ts';
export { createWatch, lookAtVotes } from './guard/guard-round.ts';
export { diffBuilds } from './overview/build-diff.ts';
export { type PublishedEntry, readChannelHistory, readPublished } from './overview/channel-history.ts';
export { type PreviewStatus, readChannelPreviews } from './overview/channel-previews.ts';
export { type ChannelStatus, readChannelStatus } from './overview/channel-status.ts';
export { commandLine } from './overview/command-line.ts';
export { describeMove } from './overview/describe.ts';
export { undoOf } from './overview/undo.ts';
export { lostWays, type WayBack } from './overview/ways-back.ts';
export { publishBuild } from './publish/publish.ts';
export { createFakePage as createFakeRealm, fakeLibrary } from './publish/run/fake-page.ts';
export { liveShell } from './publish/run/live-shell.ts';
export { runBuild } from './publish/run/run-build.ts';
export type { ReleaseErrorKind, TrustConflict } from './release-error.ts';
export { isReleaseError, ReleaseError } from './release-error.ts';
export { createRenderers, type FailedResult, MAX_PAGE, type Renderers, type Script } from './render/renderers.ts';
export type { FileStore } from './store/file-store.ts';
export { openFileStore } from './store/file-store.ts';
export { isBucketLocation } from './store/objects/location.ts';
export { openObjectStore } from './store/objects/object-store.ts';
export { openStore } from './store/open-store.ts';
export type { BuildName, ReleaseStore } from './store/store.ts';
export { LOOK_MS, STORE_READS } from './store/store.ts';
export { watchChannel } from './store/watch-channel.ts';
export type { Actor } from './trust/actor.ts';
export { readHistory } from './trust/journal.ts';
export { addKey, initStore } from './trust/keys.ts';
export { LOGIN_LINK_MS, LOGIN_SESSION_MS, proveLogin } from './trust/login.ts';
export type { Policy } from './trust/policy.ts';
export { readPolicy } from './trust/policy.ts';
export type { FoundPreview, ProvenPreview } from './trust/preview.ts';
export { previewedNames, previewState, proveToken, readPreview } from './trust/preview.ts';
export { integrityOf, readStatement, verifyStatement } from './trust/published-build.ts';
export { renewChannel } from './trust/renew-channel.ts';
export { keyIdOf, readSigningKey } from './trust/signing.ts';
export type { Timestamp } from './trust/timestamp.ts';
export { readTimestamp, stalenessOf } from './trust/timestamp.ts';
export type { BuildProof, Trusted, TrustedState, VerifiedState } from './trust/trusted.ts';
export { readPolicySince, readTrusted, trustedState, verifyTrusted } from './trust/trusted.ts';
export type { Verification } from './trust/verify-store.ts';
export { verifyStore } from './trust/verify-store.ts';
