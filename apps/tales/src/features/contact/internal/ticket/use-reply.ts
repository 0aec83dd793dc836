import { useState } from 'react'
import { ApiError } from '@doran/api-client'
import { SUPPORT_FIELD_COPY } from '@doran/contract/support/copy'
import { SUPPORT_LENGTHS } from '@doran/contract/support/limits'
import { useDraft, useFieldErrors, useSubmit } from '@doran/forms'
import { drafts, useLoginSheet } from '@doran/site/session'
import { announce } from '@doran/ui'
import { parsePictures, usePictures, type StoredPicture } from '../pictures/use-pictures'

export type Reply = { clientMessageId: string; text: string; pictures: string[] }

type Written = { text: string; pictures: readonly StoredPicture[] }

const NOTHING: Written = { text: '', pictures: [] }
const NAMES = ['text', 'pictures'] as const

type ReplyOptions = { ticketId: string; send: (reply: Reply) => Promise<void> }

/** What is added to a ticket, as it is written and sent. It stays in the tab until it has arrived. */
export function useReply({ ticketId, send }: ReplyOptions) {
  const { ask } = useLoginSheet()
  const [draft] = useState(() =>
    drafts.json<Written>({ name: `ticket_${ticketId}`, scope: 'tab', parse }),
  )
  const { value, set, latest } = useDraft(draft)
  const written = value ?? NOTHING
  const submission = useSubmit({
    errors: {
      fields: {
        text: 'text',
        pictures: 'pictures',
        'pictures.0': 'pictures',
        'pictures.1': 'pictures',
        'pictures.2': 'pictures',
      },
    },
  })
  const askIfSignedOut = (error: unknown) => {
    if (error instanceof ApiError && error.status === 401) ask({ reason: 'expired' })
  }
  const pictures = usePictures({
    stored: () => (latest() ?? NOTHING).pictures,
    onStored: (stored) => write({ pictures: stored }),
    onSignedOut: () => ask({ reason: 'expired' }),
  })
  const fields = useFieldErrors({
    names: NAMES,
    problems: { text: textProblem(written.text), pictures: pictures.sendProblem },
    submission,
    mode: 'submit',
  })
  function write(change: Partial<Written>) {
    set({ ...(latest() ?? NOTHING), ...change })
    fields.changed(...NAMES.filter((name) => name in change))
  }
  const submit = () => {
    const text = written.text.trim()
    const keys = written.pictures.map(({ key }) => key)
    return submission.submit(
      async ({ id }) => {
        await send({ clientMessageId: id, text, pictures: keys })
        set(null)
        announce('보냈어요.')
      },
      { input: [text, keys], onFailure: askIfSignedOut },
    )
  }
  return { written, write, fields, submission, pictures, submit }
}

function textProblem(text: string): string | undefined {
  const { length } = Array.from(text.trim())
  if (length === 0) return SUPPORT_FIELD_COPY.ticketReply
  return length > SUPPORT_LENGTHS.ticketText ? SUPPORT_FIELD_COPY.ticketTextTooLong : undefined
}

function parse(stored: unknown): Written | null {
  const { text, pictures }: { text?: unknown; pictures?: unknown } = Object(stored)
  return typeof text === 'string' ? { text, pictures: parsePictures(pictures) } : null
}
