import { useLocation, useParams } from 'react-router';
import { registrationToken } from '../../shared/registration-token.ts';
import { type Version, versionOf } from './step-path.model.ts';

export interface Place {
  version: Version;
  /** The token of the address, else the one that this browser keeps; empty without one. */
  token: string;
}

/** The door and the registration of the current page. */
export function usePlace(): Place {
  const { pathname } = useLocation();
  const { token = registrationToken() ?? '' } = useParams();
  return { version: versionOf(pathname), token };
}
