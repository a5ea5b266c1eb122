import type { Edge } from '../edge.ts';
import { textOf } from '../platform/answers.ts';
import type { OperateElsewhere } from './operate-elsewhere.ts';
import type { FromProcess, ProcessGiven, ToProcess } from './process-messages.ts';

export const tellFirst = (message: FromProcess): void => {
  // Ignores a failure: this process ends at once when the first one is gone.
  process.send?.(message, undefined, undefined, () => {});
};

/** Serves customers as one of several processes, and answers the first one for operators. */
export const serveAsOne = async (
  edge: Edge,
  { port }: ProcessGiven,
  elsewhere: Pick<OperateElsewhere, 'take'>,
): Promise<void> => {
  process.on('message', (message: ToProcess) => {
    if ('remembered' in message) return;
    if ('operated' in message) return elsewhere.take(message);
    const { asks, path } = message;
    const answer = edge.admin({ method: 'GET', target: path, headers: { host: 'localhost' } });
    tellFirst({ answers: asks, body: textOf(answer) });
  });
  try {
    await edge.listen(port, { isPublic: true, isShared: true });
    tellFirst({ listens: true });
  } catch (error) {
    tellFirst({ fails: (error as Error).message });
  }
};
