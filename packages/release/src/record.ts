/**
 * The pure entry of `@paddock/release`: the types of builds and releases, and their parsers. It
 * uses neither Node nor the DOM, since the build, the edge and the browser share it.
 */
export { isApiRead } from './record/api-read.ts';
export { briefBuild, USUAL_ENTRY, usualContainer } from './record/brief-build.ts';
export { canonicalJson } from './record/canonical.ts';
export type { ClaimOverlap } from './record/claim.ts';
export { matchClaim, overlappingClaims, sameClaims } from './record/claim.ts';
export { type Container, enterContainer, type ShareScope, shareOf } from './record/container.ts';
export { fits } from './record/fits.ts';
export { mayRender } from './record/frozen.ts';
export { ALL_VISITORS, buildAt, groupsOf, namedBuilds, otherBuild } from './record/groups.ts';
export { LAYER_ORDER, remoteLayer } from './record/layers.ts';
export type { PageInput } from './record/page-input.ts';
export { parseBuild, parseJson, parseTabRelease } from './record/parse.ts';
export { namesIn, parseHeads } from './record/parse-heads.ts';
export { isPreviewId } from './record/parse-preview.ts';
export { parseProposal } from './record/parse-proposal.ts';
export { parseRelease } from './record/parse-release.ts';
export { parseRendering } from './record/parse-rendering.ts';
export { parseBeacons, parseVoteTotals } from './record/parse-reports.ts';
export { RecordError } from './record/parser.ts';
export { moduleProblem } from './record/remote-module.ts';
export {
  buildMark,
  type ErrorClass,
  formatSupportCode,
  hasSupportCode,
  type Phase,
  parseSupportCode,
  remoteMark,
} from './record/support-code.ts';
export type {
  Beacon,
  Build,
  BuildFile,
  BuildRef,
  BuildVotes,
  Canary,
  Claims,
  EdgeRendering,
  Gives,
  HeadClaim,
  HeadData,
  HeadedClaim,
  HeadField,
  HeadTexts,
  LiveBuild,
  MenuClaim,
  PanelClaim,
  Preview,
  PreviewEnd,
  Product,
  Proposal,
  Release,
  ReleaseAction,
  Repair,
  RouteClaim,
  TabBuild,
  TabRelease,
  TabReport,
  Uses,
  VitalReport,
  VoteReport,
  VotesByNetwork,
  VoteTotals,
  VouchEvidence,
} from './record/types.ts';
export {
  BEACON_URL,
  contentMark,
  EDGE_PATHS,
  fileUrl,
  PREVIEW_PARAM,
  RELEASE_ELEMENT_ID,
  RELEASE_EVENTS_URL,
  RELEASE_URL,
  RENDERED_ELEMENT_ID,
  servedUrl,
  TICKET_ELEMENT_ID,
  TICKET_HEADER,
  VOTES_URL,
} from './record/urls.ts';
export { type Disagreement, findDisagreements, givenBy } from './record/uses.ts';
