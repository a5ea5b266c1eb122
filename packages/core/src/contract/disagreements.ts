import type { Contracts, FieldsOf } from './contract.ts';

type Kind = 'slots' | 'modals' | 'messages';

type Givers<K extends string, N extends string> = {
  [G in keyof Contracts]: Contracts[G] extends { gives: { [_ in K]: { [_ in N]: unknown } } } ? G : never;
}[keyof Contracts];

type GivenBy<G extends keyof Contracts, K extends string, N extends string> = Contracts[G] extends {
  gives: { [_ in K]: { [_ in N]: infer S } };
}
  ? S
  : never;

type UsesOf<C, K extends string> = C extends { uses: { [_ in K]: infer S } } ? S : Record<never, never>;

type Fits<Sent, Expected> =
  FieldsOf<Sent> extends FieldsOf<Expected> ? (keyof Sent extends keyof Expected ? true : false) : false;

type ShapeProblem<User extends string, K extends Kind, N extends string, Sent> = {
  [G in Givers<K, N>]: Fits<Sent, GivenBy<G, K, N>> extends true
    ? never
    : `${User} uses ${K} '${N}' with other fields than ${G & string} expects`;
}[Givers<K, N>];

type Params<Path> = Path extends `${infer Segment}/${infer Rest}` ? Param<Segment> | Params<Rest> : Param<Path>;
type Param<Segment> = Segment extends `:${infer Name}?` ? Name : Segment extends `:${infer Name}` ? Name : never;
type NeededParams<Path> = Path extends `${infer Segment}/${infer Rest}`
  ? NeededParam<Segment> | NeededParams<Rest>
  : NeededParam<Path>;
type NeededParam<Segment> = Segment extends `:${string}?` ? never : Param<Segment>;

type LinkProblem<User extends string, N extends string, Filled> = [Givers<'links', N>] extends [never]
  ? `${User} uses the link '${N}', which nobody gives`
  : Filled extends readonly (infer P)[]
    ? [P] extends [Params<GivenBy<Givers<'links', N>, 'links', N>>]
      ? [NeededParams<GivenBy<Givers<'links', N>, 'links', N>>] extends [P]
        ? never
        : `${User} does not fill in all parameters of the link '${N}'`
      : `${User} fills in a parameter that the link '${N}' does not have`
    : never;

type ModalProblem<User extends string, N extends string> = [Givers<'modals', N>] extends [never]
  ? `${User} uses the modal '${N}', which nobody gives`
  : never;

type ProblemsOf<User extends keyof Contracts & string> =
  | {
      [K in Kind]: {
        [N in keyof UsesOf<Contracts[User], K> & string]: ShapeProblem<User, K, N, UsesOf<Contracts[User], K>[N]>;
      }[keyof UsesOf<Contracts[User], K> & string];
    }[Kind]
  | { [N in keyof UsesOf<Contracts[User], 'modals'> & string]: ModalProblem<User, N> }[keyof UsesOf<
      Contracts[User],
      'modals'
    > &
      string]
  | {
      [N in keyof UsesOf<Contracts[User], 'links'> & string]: LinkProblem<User, N, UsesOf<Contracts[User], 'links'>[N]>;
    }[keyof UsesOf<Contracts[User], 'links'> & string];

/**
 * A sentence for each use in this program's contracts that no contract gives or that does not
 * match; `never` if all match. The gate makes the same check at run time (`findDisagreements` of
 * `@paddock/release/record`).
 */
export type Disagreements = { [User in keyof Contracts & string]: ProblemsOf<User> }[keyof Contracts & string];
