import type { Edge } from '../edge.ts';
import type { Answer } from '../platform/answers.ts';
import { type EdgeRequest, pathOf, routeOf } from '../platform/edge-request.model.ts';
import type { FromProcess, OperateAnswer, Operated } from './process-messages.ts';

/** In a serving process: passes requests for the operators' page to the first one. */
export interface OperateElsewhere {
  pass(request: EdgeRequest): Promise<Answer>;
  /** Takes the answer of the first process. */
  take(operated: Operated): void;
}

export const createOperateElsewhere = (tell: (message: FromProcess) => void): OperateElsewhere => {
  const waiting = new Map<number, PromiseWithResolvers<OperateAnswer>>();
  let passed = 0;
  return {
    async pass({ method, target, headers, isSecure, body }) {
      const sent = method === 'POST' ? (await body()).toString('base64') : '';
      passed += 1;
      const answered = Promise.withResolvers<OperateAnswer>();
      // It always answers: this process ends with it.
      waiting.set(passed, answered);
      tell({ operates: passed, request: { method, target, headers, isSecure, body: sent } });
      const { body: text, ...answer } = await answered.promise;
      return { ...answer, body: text === null ? null : Buffer.from(text, 'base64') };
    },
    take(operated) {
      const answered = waiting.get(operated.operated);
      waiting.delete(operated.operated);
      if ('fails' in operated) answered?.reject(new Error(operated.fails));
      else answered?.resolve(operated.answer);
    },
  };
};

/** In the first process: answers such a request. */
export const answerOperate = async (
  { answer }: Pick<Edge, 'answer'>,
  { operates, request }: Extract<FromProcess, { operates: number }>,
): Promise<Operated> => {
  const path = pathOf(request.target);
  try {
    const { status, headers, body } = (await answer({
      ...request,
      path,
      route: routeOf(path),
      client: () => ({ address: '', network: '' }),
      body: async () => Buffer.from(request.body, 'base64'),
    })) as Answer;
    const text = body && Buffer.from(body as Uint8Array).toString('base64');
    return { operated: operates, answer: { status, headers, body: text } };
  } catch (error) {
    return { operated: operates, fails: (error as Error).message };
  }
};
