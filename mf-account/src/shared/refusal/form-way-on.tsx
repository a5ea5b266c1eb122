import { isApiError } from '@paddock/api';
import { WayOnButton } from '@paddock/pages/refusal';
import { wayOn } from './way-on.model.ts';

/** For a form: the next step after the error that its `onSubmit` threw. */
export function formWayOn(thrown: unknown) {
  const way = isApiError(thrown) ? wayOn(thrown) : null;
  return way && <WayOnButton way={way} />;
}
