import type { Turn } from '@doran/contract'
import { writtenInput, type SentInput } from '@doran/story-reader'
import { useDraft } from '../composer/use-draft'
import { KIND_LABELS, sentLine } from './turn-labels'

/** What the person sent, on the person's side. */
export function SentLine({ input }: { input: Turn['input'] }) {
  const line = sentLine(input)
  if (!line || !input) return null
  return (
    <p className="corner-mine ml-auto w-fit max-w-[86%] bg-surface-2 px-4 py-2.5 text-text">
      <span className="sr-only">{`나, ${KIND_LABELS[input.kind]}: `}</span>
      {line}
    </p>
  )
}

/** An input that was not acknowledged, unless the box still holds it: it is in one place at a time. */
export function UnsentLine({ sessionId, sent }: { sessionId: string; sent: SentInput }) {
  const [draft] = useDraft(sessionId)
  return writtenInput(sent)?.text === draft.trim() ? null : <SentLine input={sent} />
}
