/** Everything the stub can do, in the order the README explains it. */
export const BEHAVIOUR_NAMES = [
  'tell',
  'obey',
  'refuse',
  'status-500',
  'status-401',
  'status-404',
  'status-429',
  'status-429-retry',
  'error-in-stream',
  'html',
  'hang-before-headers',
  'hang-before-first-token',
  'hang-mid',
  'byte-a-second',
  'pings-only-mid',
  'cut-hangul',
  'cut-delimiter',
  'crlf',
  'one-write',
  'bad-tail',
  'no-tail',
  'half-tail',
  'fenced-tail',
  'bare-json-tail',
  'wrong-case-tail',
  'tail-first',
  'think',
  'reasoning',
  'two-tails',
  'empty',
  'only-spaces',
  'no-done',
  'no-finish',
  'close-early',
  'length',
  'never-ends',
  'huge',
  'huge-line',
  'markers',
  'refuse-marker',
] as const

export type BehaviourName = (typeof BEHAVIOUR_NAMES)[number]

/** A name alone leaves the seed and the gap to their defaults. */
export type Behaviour =
  | BehaviourName
  | { name: BehaviourName; seed?: number | undefined; gapMs?: number | undefined }

/** What one request got: with the same three and the same messages it gets the same again. */
export type ChosenBehaviour = { name: BehaviourName; seed: number; gapMs: number }

const NAMES: ReadonlySet<string> = new Set(BEHAVIOUR_NAMES)

export function isBehaviourName(name: string): name is BehaviourName {
  return NAMES.has(name)
}
