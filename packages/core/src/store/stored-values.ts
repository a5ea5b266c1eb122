// A separate module, which the first use of a stored value loads.
import { handedTo } from './customer-values.model.ts';
import { changeAllStored } from './indexed-db.ts';
import { KEPT, OF_VIEWER, OWNER } from './value-names.ts';

export { changeStored, readStored } from './indexed-db.ts';

const OF_ALL = [OF_VIEWER, KEPT, OWNER];

/** Applies {@link handedTo} in one transaction. */
export const handStored = (viewer: string | null): Promise<void> =>
  changeAllStored(OF_ALL, (values) => handedTo(values, viewer));

/** Deletes the values of all viewers. */
export const dropStored = (): Promise<void> => changeAllStored(OF_ALL, () => new Map());
