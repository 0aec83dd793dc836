import type { ChosenBehaviour } from './behaviour.js'
import { lastUserText, type ChatRequest } from './chat-request.js'

const MOST_WAITING = 10_000

/** Lets the second request of each last user message through, where `status-429-retry` stopped the first. */
export function createRetryGate() {
  const stopped = new Set<string>()
  return (chosen: ChosenBehaviour, request: ChatRequest): ChosenBehaviour => {
    if (chosen.name !== 'status-429-retry') return chosen
    const text = lastUserText(request)
    if (stopped.delete(text)) return { ...chosen, name: 'tell' }
    if (stopped.size >= MOST_WAITING) stopped.clear()
    stopped.add(text)
    return chosen
  }
}
