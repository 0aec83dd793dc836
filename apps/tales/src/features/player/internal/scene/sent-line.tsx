import { use } from 'react'
import type { Turn } from '@doran/contract'
import { sentLine } from '@doran/story-engine/path'
import { writtenInput, type SentInput } from '@doran/story-reader'
import { useDraft } from '../draft/use-draft'
import { PersonaNameContext } from './persona-name'
import { KIND_LABELS } from './turn-labels'

/** What the person sent, on the person's side, with the name that they have in the story. */
export function SentLine({ input }: { input: Turn['input'] }) {
  const name = use(PersonaNameContext)
  const line = sentLine(input)
  if (!line || !input) return null
  return (
    <div className="ml-auto w-fit max-w-[86%]">
      {name !== null && (
        <p aria-hidden="true" className="mb-1 text-right font-sans text-sm text-text-3">
          {name}
        </p>
      )}
      <p className="corner-mine bg-surface-2 px-4 py-2.5 text-text">
        <span className="sr-only">{`${name ?? '나'}, ${KIND_LABELS[input.kind]}: `}</span>
        {line}
      </p>
    </div>
  )
}

/** An input that was not acknowledged, unless the box still holds it: it is in one place at a time. */
export function UnsentLine({ sessionId, sent }: { sessionId: string; sent: SentInput }) {
  const [draft] = useDraft(sessionId)
  return writtenInput(sent)?.text === draft.trim() ? null : <SentLine input={sent} />
}
