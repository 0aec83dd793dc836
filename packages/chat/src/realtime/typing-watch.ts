import { CHAT } from '@doran/contract/chat/limits'
import { TYPING_EVERY_MS } from '../send/typing-signal.js'

/** News come every 2 s while somebody types and end 4 s after the last key, so the last may be that much older. */
const FORGET_MS = CHAT.typingMs + TYPING_EVERY_MS

/** Who is typing, by the news of their presence; who is silent for too long has stopped. */
export function createTypingWatch(onChange: (isTyping: boolean) => void) {
  const typing = new Map<string, ReturnType<typeof setTimeout>>()
  let isTyping = false

  function tell(): void {
    if (isTyping === typing.size > 0) return
    isTyping = !isTyping
    onChange(isTyping)
  }

  function forget(member: string): void {
    clearTimeout(typing.get(member))
    typing.delete(member)
    tell()
  }

  return {
    isTyping: () => isTyping,
    /** `member` is one page of a person. */
    note(member: string) {
      clearTimeout(typing.get(member))
      typing.set(
        member,
        setTimeout(() => forget(member), FORGET_MS),
      )
      tell()
    },
    forget,
    forgetAll() {
      for (const member of typing.keys()) forget(member)
    },
  }
}
