/**
 * Settings that depend on the operator's permit: § 2(5) of the treaty (GlüStV) names which of its
 * sections bind horse bets.
 */
export interface Permit {
  /** A customer can end all play for 24 hours (§ 6i(3)). */
  hasBreak: boolean;
  /** The sums of 30 days are acknowledged after each login (§ 6d(2)), else once in 24 hours. */
  sumsAfterLogin: boolean;
  /**
   * Until its identity is proven, status 9 plays for these hours, and deposits these cents
   * (§ 6a(4)).
   */
  beforeIdentity: { hours: number; deposits: number };
}

/** The stricter reading of each section. */
export const strictPermit: Permit = {
  hasBreak: true,
  sumsAfterLogin: true,
  beforeIdentity: { hours: 72, deposits: 10_000 },
};
