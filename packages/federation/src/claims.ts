import { type Claims, matchClaim } from '@paddock/release/record';

type ClaimsByRemote = Record<string, Claims>;
export type MenuClaim = Claims['navigation'][number];
export type PanelClaim = (Claims['panelButtons'] & object)[number];

const byPosition = (a: { position: number }, b: { position: number }): number => a.position - b.position;

/** Answers the shell's questions about the claims of a release's remotes. */
export const createClaims = (claims: () => ClaimsByRemote) => {
  const owners = (owns: (claim: Claims) => boolean): string[] =>
    Object.entries(claims())
      .filter(([, claim]) => owns(claim))
      .map(([remote]) => remote);
  return {
    /** The most specific claim of all remotes wins. */
    pageOwner(path: string): string | null {
      const routes = Object.entries(claims()).flatMap(([remote, claim]) =>
        claim.routes.map((route) => ({ path: route.path, remote })),
      );
      return matchClaim(routes, path)?.claim.remote ?? null;
    },
    panelOwner: (panel: string): string | null => owners(({ panels }) => panels.includes(panel))[0] ?? null,
    modalOwner: (modal: string): string | null => owners(({ modals }) => modals.includes(modal))[0] ?? null,
    slotOwners: (slot: string): string[] => owners(({ slots }) => slots.includes(slot)),
    messageOwners: (message: string): string[] => owners(({ messages }) => messages?.includes(message) ?? false),
    panels: (): PanelClaim[] => Object.values(claims()).flatMap(({ panelButtons = [] }) => panelButtons),
    links: (): Record<string, string> =>
      Object.assign({}, ...Object.values(claims()).map(({ links }) => links)) as Record<string, string>,
    menu: (menu: 'main' | 'user'): MenuClaim[] =>
      Object.values(claims())
        .flatMap(({ navigation, userMenu = [] }) => (menu === 'main' ? navigation : userMenu))
        .sort(byPosition),
  };
};
