import { isDeepStrictEqual } from 'node:util'
import type { PlayInput } from '@doran/contract'
import { PLAY } from '@doran/contract/limits'
import { AppError } from '../../platform/errors/app-error.js'

export type MoreInputs = { from: number; inputs: readonly PlayInput[] }

/**
 * What a play has with what comes: what it has already may come again.
 * @throws AppError PLAY_MOVED where something else came in between, PLAY_REFUSED where it is too much
 */
export function joinInputs(
  stored: readonly PlayInput[],
  { from, inputs }: MoreInputs,
): PlayInput[] {
  if (from > stored.length) throw new AppError('PLAY_MOVED')
  const again = stored.slice(from, from + inputs.length)
  if (!isDeepStrictEqual(again, inputs.slice(0, again.length))) throw new AppError('PLAY_MOVED')
  const joined = [...stored, ...inputs.slice(again.length)]
  if (joined.length > PLAY.inputs) throw new AppError('PLAY_REFUSED')
  return joined
}
