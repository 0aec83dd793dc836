import type { PlayInput } from '@doran/contract'

/** What a browser keeps of a play until the server has it. */
export type UnsentPlay = {
  clientPlayId: string
  /** Null while the play itself was not made. */
  playId: string | null
  versionId: string
  /** How many inputs came before these. */
  from: number
  inputs: readonly PlayInput[]
}

/** Anybody may have written it. */
export function isUnsentPlay(value: unknown): value is UnsentPlay {
  const { clientPlayId, playId, versionId, from, inputs } = fieldsOf(value)
  return (
    typeof clientPlayId === 'string' &&
    (playId === null || typeof playId === 'string') &&
    typeof versionId === 'string' &&
    isCount(from) &&
    Array.isArray(inputs) &&
    inputs.length > 0 &&
    inputs.every(isPlayInput)
  )
}

export function isSameInput(one: PlayInput | undefined, other: PlayInput | undefined): boolean {
  const [a, b] = [fieldsOf(one), fieldsOf(other)]
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].every((name) => a[name] === b[name])
}

/** What every type of input has besides its type; the server checks it anew. */
const FIELDS: Record<PlayInput['type'], Record<string, (value: unknown) => boolean>> = {
  answer: { question: isCount, choice: isCount },
  pick: { item: isText },
  skip: {},
  undo: {},
  redo: {},
  place: { item: isText, row: (row) => row === null || isText(row), at: isCount },
  'row-add': { row: isText, at: isCount, label: isText, text: isText, colour: isText },
  'row-edit': { row: isText, label: isText, text: isText, colour: isText },
  'row-move': { row: isText, at: isCount },
  'row-remove': { row: isText },
  'card-add': { item: isText, label: isText },
  'card-remove': { item: isText },
  reason: { item: isText, text: isText },
  title: { text: isText },
  clear: {},
  scatter: { seed: isCount },
  choose: { node: isText, choice: isCount },
  back: {},
  pop: { at: isCount, cell: isCount },
  pause: { at: isCount },
  tick: { at: isCount },
}

function isPlayInput(value: unknown): value is PlayInput {
  const input = fieldsOf(value)
  const found = Object.entries(FIELDS).find(([type]) => type === input['type'])
  return (
    found !== undefined && Object.entries(found[1]).every(([name, holds]) => holds(input[name]))
  )
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
