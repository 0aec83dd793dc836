import { CHAT } from '@doran/contract/chat/limits'

export const TYPING_EVERY_MS = 2_000

/** Says that a person types: at the first key, again at most every 2 s, and no more 4 s after the last key. */
export function createTypingSignal(setTyping: (isTyping: boolean) => void) {
  let saidAt: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function stop(): void {
    clearTimeout(timer)
    if (saidAt === null) return
    saidAt = null
    setTyping(false)
  }

  return {
    note() {
      clearTimeout(timer)
      timer = setTimeout(stop, CHAT.typingMs)
      const now = Date.now()
      if (saidAt !== null && now - saidAt < TYPING_EVERY_MS) return
      saidAt = now
      setTyping(true)
    },
    stop,
  }
}
