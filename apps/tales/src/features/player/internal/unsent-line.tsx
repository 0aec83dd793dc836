import type { SentInput } from './player-phase'
import { SentLine } from './told-turn'
import { useDraft } from './use-draft'
import { writtenWords } from './written-words'

/** A line that was not acknowledged, unless the box still holds it: a line is in one place at a time. */
export function UnsentLine({ sessionId, sent }: { sessionId: string; sent: SentInput }) {
  const [draft] = useDraft(sessionId)
  return writtenWords(sent)?.text === draft.trim() ? null : <SentLine input={sent} />
}
