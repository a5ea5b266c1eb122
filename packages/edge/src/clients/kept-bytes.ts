/** The bytes buffered for one request: an incomplete body or an unread answer. */
export interface Keeping {
  add(bytes: number): void;
  /** Call it when nothing is buffered any more. Idempotent. */
  end(): void;
}

export interface KeptBytes {
  /**
   * `cut` ends the request. It is called at most once, and {@link Keeping.end} is not needed after
   * it.
   */
  keep(client: string, cut: () => void): Keeping;
}

interface Kept {
  bytes: number;
  cut: () => void;
}

/** Requests, the oldest first, and the sum of their bytes. */
interface Group {
  bytes: number;
  members: Set<Kept>;
}

const emptyGroup = (): Group => ({ bytes: 0, members: new Set() });

export interface KeptBytesOptions {
  perClient: number;
  total: number;
  /** A request was cut. */
  onCut: () => void;
}

/**
 * Limits the memory that slow clients take. Above a limit the oldest request is cut, since it has
 * waited longest. So slow clients make room for others, and fast clients are never refused.
 */
export const createKeptBytes = ({ perClient, total, onCut }: KeptBytesOptions): KeptBytes => {
  const all = emptyGroup();
  const clients = new Map<string, Group>();

  const leave = (group: Group, kept: Kept) => {
    if (group.members.delete(kept)) group.bytes -= kept.bytes;
  };
  const bound = (group: Group, most: number) => {
    while (group.bytes > most) {
      const [oldest] = group.members;
      oldest?.cut();
    }
  };

  return {
    keep(client, cut) {
      const own = clients.get(client) ?? emptyGroup();
      clients.set(client, own);
      const end = () => {
        leave(all, kept);
        leave(own, kept);
        if (own.members.size === 0 && clients.get(client) === own) clients.delete(client);
      };
      const kept: Kept = {
        bytes: 0,
        cut() {
          end();
          onCut();
          cut();
        },
      };
      own.members.add(kept);
      all.members.add(kept);
      return {
        end,
        add(bytes) {
          if (!all.members.has(kept)) return;
          for (const counted of [kept, own, all]) counted.bytes += bytes;
          bound(own, perClient);
          bound(all, total);
        },
      };
    },
  };
};
