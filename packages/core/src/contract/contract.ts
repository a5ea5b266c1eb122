/** `number`, `string` or `boolean`; with `?` if it may be missing. */
export type FieldType = 'number' | 'string' | 'boolean' | 'number?' | 'string?' | 'boolean?';

/** The fields that one remote passes to another: `{ raceId: 'number', day: 'string?' }`. */
export type Shape = Record<string, FieldType>;

/**
 * The parts that an app gives to others, and those of others that it uses. Each app declares it in
 * `contract.ts`, as `{ … } as const satisfies Contract`. The build writes it into `build.json`, and
 * the gate compares it with the contracts of the release's other builds. Names are lower case with
 * dots: `race.stream`.
 */
export interface Contract {
  gives?: {
    /** Paths of pages that others may link to, without locale prefix. */
    links?: Record<string, `/${string}`>;
    /** Slots of other squads' pages that this remote fills, with the props that it expects. */
    slots?: Record<string, Shape>;
    /** Modals that this remote renders, with the payload that it expects. */
    modals?: Record<string, Shape>;
    /** Messages that this remote takes, with the data that it expects. */
    messages?: Record<string, Shape>;
  };
  uses?: {
    /** Links to other squads' pages, with the parameters that it fills in. */
    links?: Record<string, readonly string[]>;
    /** Slots that this remote shows, with the props that it passes. */
    slots?: Record<string, Shape>;
    /** Modals of others that this remote opens, with the payload that it passes. */
    modals?: Record<string, Shape>;
    /** Messages that this remote sends, with their data. */
    messages?: Record<string, Shape>;
    /** Header panels of others, or of the shell, that this remote opens. */
    panels?: readonly string[];
  };
}

/**
 * The contracts that this program knows. Each `contract.ts` adds its own: `declare module
 * '@paddock/core/remote-config' { interface Contracts { catalogue: typeof contract } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: contracts are added by declaration merging
export interface Contracts {}

type AnyContract = Contracts[keyof Contracts];

type GivenNames<C, K extends string> = C extends { gives: { [_ in K]: infer S } } ? keyof S & string : never;
type UsedNames<C, K extends string> = C extends { uses: { [_ in K]: infer S } } ? keyof S & string : never;
type GivenAt<C, K extends string, N extends string> = C extends { gives: { [_ in K]: { [_ in N]: infer S } } }
  ? S
  : never;
type UsedAt<C, K extends string, N extends string> = C extends { uses: { [_ in K]: { [_ in N]: infer S } } }
  ? S
  : never;

type ValueOf<T> = T extends `number${string}` ? number : T extends `string${string}` ? string : boolean;
type OptionalKeys<S> = { [F in keyof S]: S[F] extends `${string}?` ? F : never }[keyof S];

/** The object that a shape describes. */
export type FieldsOf<S> = { -readonly [F in Exclude<keyof S, OptionalKeys<S>>]: ValueOf<S[F]> } & {
  -readonly [F in OptionalKeys<S>]?: ValueOf<S[F]>;
};

type Named<K extends string> = {
  [N in GivenNames<AnyContract, K> | UsedNames<AnyContract, K>]: FieldsOf<
    [GivenAt<AnyContract, K, N>] extends [never] ? UsedAt<AnyContract, K, N> : GivenAt<AnyContract, K, N>
  >;
};

type ParamsOf<Path> = Path extends `${infer Segment}/${infer Rest}` ? ParamOf<Segment> & ParamsOf<Rest> : ParamOf<Path>;
type ParamOf<Segment> = Segment extends `:${infer Name}?`
  ? { [_ in Name]?: string | number }
  : Segment extends `:${infer Name}`
    ? { [_ in Name]: string | number }
    : Record<never, never>;

/** Slots by name, with their props. */
export type Slots = Named<'slots'>;
/** Modals by name, with their payloads. */
export type Modals = Named<'modals'>;
/** Messages by name, with their data. */
export type Messages = Named<'messages'>;
/** Links by name, with the parameters of their paths. */
export type Links = {
  [N in GivenNames<AnyContract, 'links'> | UsedNames<AnyContract, 'links'>]: [
    GivenAt<AnyContract, 'links', N>,
  ] extends [never]
    ? {
        [_ in UsedAt<AnyContract, 'links', N> extends readonly (infer P extends string)[] ? P : never]: string | number;
      }
    : ParamsOf<GivenAt<AnyContract, 'links', N>>;
};
