import type {
  ChannelStatus,
  Figures,
  PreviewStatus,
  PublishedEntry,
  Refusal,
  Verification,
  WayBack,
} from '@paddock/release';

/** The data of the operators' page. */
export interface OperateModel {
  /** ISO instant of the edge. */
  at: string;
  channel: string;
  session: { who: string; key: string; until: string };
  /** The edge of this page. `address` is its name in the figures. */
  edge: { address: string; sequence: number | null; verified: boolean; why: readonly string[] };
  /** Why the channel, or a part of what the page shows of it, could not be read. */
  error: { message: string; mend: string } | null;
  status: ChannelStatus | null;
  history: readonly HistoryRow[];
  previews: readonly PreviewStatus[];
  /** The builds in the store by name, newest first. */
  published: Record<string, readonly PublishedEntry[]>;
  /** Of this edge and all others that it asks. */
  figures: Figures;
  /** The keys of the policy that are not retired. */
  keys: readonly { id: string; name: string; publicKey: string }[];
}

export interface HistoryRow {
  sequence: number;
  at: string;
  who: string;
  key: string;
  action: string;
  about: string | null;
  reason: string | null;
  acceptedBreak: string | null;
  changes: readonly { name: string; from: string | null; to: string | null; words: string }[];
}

/** A change that an operator asks for. */
export interface ActRequest {
  act: ActKind;
  /** A name, or for a freeze `*`: the whole channel. */
  name: string;
  /** The target of a rollback, or the build of a canary. */
  buildId: string | null;
  /** In thousandths. */
  share: number | null;
  reason: string;
  /** The id of the key that will sign. */
  key: string;
}

export type ActKind =
  | 'rollback'
  | 'canary-start'
  | 'canary-widen'
  | 'canary-hold'
  | 'canary-go-on'
  | 'canary-finish'
  | 'canary-stop'
  | 'freeze'
  | 'unfreeze';

/** The next step of an act. */
export type ActAnswer =
  /** The operator's key must sign these bytes (base64). The first ones are the release. */
  | { step: 'sign'; plan: string; bytes: string; planned: Planned | null }
  | { step: 'done'; changed: boolean; release: number; undo: string | null }
  /** The policy requires a second person, who approves it with this command. */
  | { step: 'proposed'; approve: string }
  | { step: 'refused'; kind: string; message: string; mend: string };

export interface Planned {
  release: number;
  moves: readonly { name: string; words: string }[];
  proven: readonly string[];
  lost: readonly WayBack[];
}

export type { Refusal, Verification };
