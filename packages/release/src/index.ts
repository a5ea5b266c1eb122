/**
 * The library entry of `@paddock/release`, for the edge and for development. Node only; `./record`
 * also runs in browsers.
 */

export type { Change } from './change/apply-change.ts';
export type { StartOptions } from './change/canary.ts';
export { finishCanary, HOLDBACK, holdCanary, startCanary, widenCanary } from './change/canary.ts';
export type { PromoteOptions, RollbackOptions } from './change/change-release.ts';
export { promote, rollback, rollbackToRelease } from './change/change-release.ts';
export { frozenBy } from './change/freezes.ts';
export type { GateBuild, GateCheck, GateInput, Refusal } from './change/gate.ts';
export { BUDGET_BYTES, checkRelease } from './change/gate.ts';
export { type EndedPreview, endPreview, type Previewed, type PreviewOptions, startPreview } from './change/preview.ts';
export type { FreezeOptions, VouchOptions } from './change/vouch.ts';
export { freeze, unfreeze, vouch } from './change/vouch.ts';
export { type WithdrawOptions, withdraw } from './change/withdraw.ts';
export type { Conformance, Trial } from './conformance.ts';
export { type Copied, copyStore } from './copy/copy-store.ts';
export { askEdge } from './edges/ask-edge.ts';
export {
  EDGE_NOTE_MS,
  type EdgeNote,
  type EdgeStatus,
  encodeEdgeNote,
  type RenderFaults,
  readEdges,
} from './edges/edge-notes.ts';
export type { Alarm, EdgeFigures, FailureRow, MinuteRow, VitalRow } from './figures/edge-figures.ts';
export {
  FIGURES_URL,
  KEPT_MINUTES,
  MAX_ALARMS,
  minuteOf,
  parseEdgeFigures,
  sumFigures,
} from './figures/edge-figures.ts';
export { type Figures, lookAtFigures, type OpenTabs, type Told } from './figures/look-at-figures.ts';
export type { Collected, CollectOptions } from './gc/collect-garbage.ts';
export { collectGarbage } from './gc/collect-garbage.ts';
export { createWatch, type Look, lookAtVotes, type Watch } from './guard/guard-round.ts';
export { type Difference, diffBuilds } from './overview/build-diff.ts';
export {
  type HistoryEntry,
  type PublishedEntry,
  readChannelHistory,
  readPublished,
} from './overview/channel-history.ts';
export { type PreviewStatus, readChannelPreviews } from './overview/channel-previews.ts';
export {
  type BrokenChannel,
  type ChannelStatus,
  type NameStatus,
  readChannelStatus,
} from './overview/channel-status.ts';
export { commandLine } from './overview/command-line.ts';
export { describeMove } from './overview/describe.ts';
export { undoOf } from './overview/undo.ts';
export { lostWays, type WayBack, waysBack } from './overview/ways-back.ts';
export type { PublishOptions, PublishResult } from './publish/publish.ts';
export { publishBuild } from './publish/publish.ts';
export { createFakePage as createFakeRealm, fakeLibrary } from './publish/run/fake-page.ts';
export { liveShell } from './publish/run/live-shell.ts';
export { runBuild } from './publish/run/run-build.ts';
export type { ReleaseErrorKind, TrustConflict } from './release-error.ts';
export { isReleaseError, ReleaseError } from './release-error.ts';
export { createRenderers, type Renderers, type RenderFailure, type Script } from './render/renderers.ts';
export type { FileStore } from './store/file-store.ts';
export { openFileStore } from './store/file-store.ts';
export { isBucketLocation } from './store/objects/location.ts';
export { type ObjectStoreOptions, openObjectStore } from './store/objects/object-store.ts';
export { openStore } from './store/open-store.ts';
export type { BuildName, ReleaseStore } from './store/store.ts';
export { MAX_BYTES, STORE_READS } from './store/store.ts';
export { watchChannel } from './store/watch-channel.ts';
export type { Actor } from './trust/actor.ts';
export { type GoodBuild, goodBuilds, lastKnownGood } from './trust/good-builds.ts';
export type { History } from './trust/journal.ts';
export { readHistory, readRelease } from './trust/journal.ts';
export type { Rights } from './trust/keys.ts';
export { addKey, initStore, retireKey } from './trust/keys.ts';
export { LOGIN_LINK_MS, LOGIN_SESSION_MS, type Login, proveLogin, signLogin } from './trust/login.ts';
export type { Policy, PolicyKey, Recovery, Right } from './trust/policy.ts';
export { isRobot, readPolicy } from './trust/policy.ts';
export type { FoundPreview, PreviewState, ProvenPreview } from './trust/preview.ts';
export { allowPreviews, previewedNames, previewState, proveToken, readPreview } from './trust/preview.ts';
export type { BuildRun, NamedBuild, PublishedBuild, PublishStatement } from './trust/published-build.ts';
export { integrityOf, readBuild, readStatement, verifyStatement } from './trust/published-build.ts';
export type { Renewal } from './trust/renew-channel.ts';
export { renewChannel } from './trust/renew-channel.ts';
export type { Recovered, RecoverOptions } from './trust/repair/recover-channel.ts';
export { recoverChannel } from './trust/repair/recover-channel.ts';
export { type Repaired, type RepairOptions, repairChannel } from './trust/repair/repair-channel.ts';
export { ROBOT_REST_MS } from './trust/robot-problem.ts';
export type { Signer, SigningKey } from './trust/signing.ts';
export { createSigningKey, keyIdOf, readSigningKey } from './trust/signing.ts';
export type { Timestamp } from './trust/timestamp.ts';
export { readTimestamp, stalenessOf } from './trust/timestamp.ts';
export type { BuildProof, Trusted, TrustedState, VerifiedState } from './trust/trusted.ts';
export { readPolicySince, readTrusted, trustedState, verifyTrusted } from './trust/trusted.ts';
export { requireTwoPersons } from './trust/two-persons.ts';
export type { Verification } from './trust/verify-store.ts';
export { verifyBuild, verifyStore } from './trust/verify-store.ts';
