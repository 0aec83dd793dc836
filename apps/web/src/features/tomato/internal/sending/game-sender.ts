import type { OpenPlay, TomatoInput } from '@doran/contract'
import { PLAY } from '@doran/contract/play/limits'
import type { Outbox } from './outbox'

export type GameSender = ReturnType<typeof createGameSender>

/** Sends a game while it is played, a full call at a time, so that little is left for its end. */
export function createGameSender(
  outbox: Pick<Outbox, 'sendAhead' | 'finish'>,
  { id, token }: Pick<OpenPlay, 'id' | 'token'>,
  now: () => number = Date.now,
) {
  let sentCount = 0
  let isSending = false
  return {
    async ahead(inputs: readonly TomatoInput[]): Promise<void> {
      const more = inputs.slice(sentCount, sentCount + PLAY.inputsAtOnce)
      if (isSending || more.length < PLAY.inputsAtOnce) return
      isSending = true
      if (await outbox.sendAhead(id, token, sentCount, more)) sentCount += more.length
      isSending = false
    },
    finish(inputs: readonly TomatoInput[]): void {
      const unsent = inputs.slice(sentCount)
      outbox.finish({ playId: id, token, from: sentCount, inputs: unsent, endedAt: now() })
    },
  }
}
