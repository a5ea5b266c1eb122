import { type Claims, matchClaim } from '@paddock/federation';

type ClaimsByRemote = Record<string, Claims>;

/** The questions that the shell asks of what remotes claim. */
export const createClaims = (claims: () => ClaimsByRemote) => ({
  pageOwner: (path: string) => owners(claims(), (claim) => matchClaim(claim, path) !== null)[0] ?? null,
  panelOwner: (panel: string) => owners(claims(), ({ panels }) => panels.includes(panel))[0] ?? null,
  slotOwners: (slot: string) => owners(claims(), ({ slots }) => slots.includes(slot)),
  navigation: () => Object.values(claims()).flatMap(({ navigation }) => navigation),
});

const owners = (claims: ClaimsByRemote, owns: (claim: Claims) => boolean): string[] =>
  Object.keys(claims).filter((remote) => owns(claims[remote] as Claims));
