import type { BehaviourName } from '@doran/model-stub'

export const FIRST_TOKEN_MS = 700
export const SILENCE_MS = 700
export const TOTAL_MS = 4_000

/** What a turn must come to when the model behaves in a way. */
export type Expected = {
  status: 'done' | 'stopped' | 'failed' | 'blocked'
  /** How long the API may wait before it gives up; 0 where the fault is plain at once. */
  timeOutMs: number
  /** `maybe`: where it breaks off may be before the first piece that is shown. */
  text: 'none' | 'some' | 'maybe'
  /** From when the time-out runs: the request's arrival, or the last piece of the answer. */
  since: 'request' | 'piece'
}

export type Play = {
  behaviour: BehaviourName
  gapMs: number
  stopAfterDeltas?: number
  expected: Expected
}

const atOnce = (status: Expected['status'], text: Expected['text']): Expected => ({
  status,
  timeOutMs: 0,
  text,
  since: 'piece',
})
const TOLD = atOnce('done', 'some')
const BROKE_OFF = atOnce('failed', 'maybe')
const NOTHING = atOnce('failed', 'none')
const NOT_TOLD = atOnce('blocked', 'none')
const NO_FIRST_TOKEN: Expected = { ...NOTHING, timeOutMs: FIRST_TOKEN_MS, since: 'request' }
const SILENT: Expected = { ...BROKE_OFF, timeOutMs: SILENCE_MS }
const TOO_LONG: Expected = { ...BROKE_OFF, timeOutMs: TOTAL_MS, since: 'request' }

/** Everything but the stub's good telling, which the others are compared with, and `obey`, which has a test of its own. */
const EXPECTED = {
  refuse: NOTHING,
  'status-500': NOTHING,
  'status-401': NOTHING,
  'status-404': NOTHING,
  'status-429': NOTHING,
  'status-429-retry': NOTHING,
  'error-in-stream': BROKE_OFF,
  html: NOTHING,
  'hang-before-headers': NO_FIRST_TOKEN,
  'hang-before-first-token': NO_FIRST_TOKEN,
  'hang-mid': SILENT,
  'pings-only-mid': SILENT,
  'cut-hangul': TOLD,
  'cut-delimiter': TOLD,
  crlf: TOLD,
  'one-write': TOLD,
  'bad-tail': TOLD,
  'no-tail': TOLD,
  'half-tail': TOLD,
  'fenced-tail': TOLD,
  'bare-json-tail': TOLD,
  'wrong-case-tail': TOLD,
  'tail-first': NOTHING,
  think: TOLD,
  reasoning: TOLD,
  'two-tails': TOLD,
  empty: NOTHING,
  'only-spaces': NOTHING,
  'no-done': TOLD,
  'no-finish': TOLD,
  'close-early': BROKE_OFF,
  length: TOLD,
  huge: TOLD,
  'huge-line': NOTHING,
  markers: NOT_TOLD,
  'refuse-marker': NOT_TOLD,
} as const satisfies Partial<Record<BehaviourName, Expected>>

/** The rows of the report: each is played once with every seed. */
export const ROWS = [
  ...Object.keys(EXPECTED),
  'byte-a-second',
  'never-ends',
  'stop pressed',
] as const

export function playOf(row: string, seed: number): Play {
  const gapMs = [0, 1, 2][seed % 3] ?? 0
  const isEven = seed % 2 === 0
  switch (row) {
    case 'byte-a-second':
      return isEven
        ? { behaviour: row, gapMs: 1_000, expected: NO_FIRST_TOKEN }
        : { behaviour: row, gapMs: 1, expected: TOO_LONG }
    case 'never-ends':
      return isEven
        ? { behaviour: row, gapMs: 0, expected: TOLD }
        : { behaviour: row, gapMs: 25, expected: TOO_LONG }
    case 'stop pressed':
      return {
        behaviour: 'never-ends',
        gapMs: 5,
        stopAfterDeltas: 1 + (seed % 12),
        expected: { ...TOLD, status: 'stopped' },
      }
  }
  if (!isListed(row)) throw new Error(`no expectation for '${row}'`)
  return { behaviour: row, gapMs, expected: EXPECTED[row] }
}

function isListed(row: string): row is keyof typeof EXPECTED {
  return Object.hasOwn(EXPECTED, row)
}
