import type { Hint } from '@paddock/host/shell';

/** The newest entry of each list. */
export type Newest = Partial<Record<Hint, number>>;

const EVENT = /^event: (ticker|messages)\ndata: \{"latest":(\d{1,16})\}$/;

/** Reads events from a text that arrives in parts. Ignores comments and unknown events. */
export function createEventReader(): (part: string) => Newest {
  let rest = '';
  return (part) => {
    const blocks = (rest + part).split('\n\n');
    rest = blocks.pop() ?? '';
    const newest: Newest = {};
    for (const block of blocks) {
      const [, hint, latest] = EVENT.exec(block) ?? [];
      if (hint) newest[hint as Hint] = Number(latest);
    }
    return newest;
  };
}
