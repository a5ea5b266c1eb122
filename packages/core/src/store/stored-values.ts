// A separate module, which the first use of a stored value loads.
import { handedTo } from './customer-values.model.ts';
import { changeAllStored } from './indexed-db.ts';
import { KEPT, OF_VIEWER, OWNER } from './value-names.ts';

export { changeStored, readStored } from './indexed-db.ts';

/** Applies {@link handedTo} in one transaction. After a logout no customer's values are kept. */
export const handStored = (viewer: string | null, isLogout: boolean): Promise<void> =>
  changeAllStored([OF_VIEWER, KEPT, OWNER], (values) => {
    const handed = handedTo(values, viewer);
    return isLogout ? new Map([...handed].filter(([name]) => !name.startsWith(KEPT))) : handed;
  });
