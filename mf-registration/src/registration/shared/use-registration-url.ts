import { useLocation, useParams } from 'react-router';
import { registrationToken } from '../../shared/registration-token.ts';
import { type Version, versionOf } from './step-path.model.ts';

export interface RegistrationUrl {
  version: Version;
  /** The token of the URL, else the one that this browser stores; empty if there is none. */
  token: string;
}

/** The version and the registration of the current page. */
export function useRegistrationUrl(): RegistrationUrl {
  const { pathname } = useLocation();
  const { token = registrationToken() ?? '' } = useParams();
  return { version: versionOf(pathname), token };
}
