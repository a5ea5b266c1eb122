let isInPage = false;

/** Whether the page that the edge rendered asks about cookies. */
export const isAskingAtFirst = (): boolean => isInPage;

/**
 * Says whether the edge's page asks, before it is rendered there and before the browser takes it
 * over: both first renders must be equal, even if another tab answers meanwhile.
 */
export const noteFirstQuestion = (isAsked: boolean): void => {
  isInPage = isAsked;
};
