import { writtenInput, type SentInput } from '@doran/story-reader'
import { SentLine } from './story-turn'
import { useDraft } from '../composer/use-draft'

/** A line that was not acknowledged, unless the box still holds it: a line is in one place at a time. */
export function UnsentLine({ sessionId, sent }: { sessionId: string; sent: SentInput }) {
  const [draft] = useDraft(sessionId)
  return writtenInput(sent)?.text === draft.trim() ? null : <SentLine input={sent} />
}
