import type { PlayInput } from '@doran/contract'
import { isSameInput, type UnsentPlay } from './unsent-play'

/** What of the unsent inputs is still to be sent; none where the play went on elsewhere in another way. */
export function restToSend(
  sent: readonly PlayInput[],
  unsent: Pick<UnsentPlay, 'from' | 'inputs'> | null,
): readonly PlayInput[] {
  if (!unsent || unsent.from > sent.length) return []
  const arrived = sent.slice(unsent.from)
  const isSame = arrived.every((input, at) => isSameInput(input, unsent.inputs[at]))
  return isSame ? unsent.inputs.slice(arrived.length) : []
}
