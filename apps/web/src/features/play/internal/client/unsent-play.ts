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
  const isSame = (name: string) => a[name] === b[name]
  return ['type', 'question', 'choice', 'item'].every(isSame)
}

function isPlayInput(value: unknown): value is PlayInput {
  const { type, question, choice, item } = fieldsOf(value)
  if (type === 'answer') return isCount(question) && isCount(choice)
  if (type === 'pick') return typeof item === 'string'
  return type === 'skip' || type === 'undo'
}

const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
