import { useState } from 'react'
import { ApiError } from '@doran/api-client'
import { useApi } from '@doran/api-client/react'
import type { AdminTicket } from '@doran/contract'
import { SUPPORT_FIELD_COPY } from '@doran/contract/support/copy'
import { SUPPORT_LENGTHS } from '@doran/contract/support/limits'
import { useDraft, useFieldErrors, useSubmit } from '@doran/forms'
import { drafts, useToaster } from '@doran/site/session'
import { useFailureNotice } from '../../../../lib/use-failure-notice'

type AnswerOptions = {
  ticketId: string
  onAnswered: (ticket: AdminTicket) => void
  /** The ticket was closed meanwhile. */
  reload: () => void
}

/** An answer as it is written and sent. What is written stays in the tab until it has arrived. */
export function useAnswer({ ticketId, onAnswered, reload }: AnswerOptions) {
  const api = useApi()
  const toaster = useToaster()
  const [draft] = useState(() => drafts.text({ name: `admin_ticket_${ticketId}`, scope: 'tab' }))
  const { value, set } = useDraft(draft)
  const [closes, setCloses] = useState(false)
  const text = value ?? ''
  const submission = useSubmit({
    errors: {
      codes: { TICKET_CLOSED: { message: '이미 끝난 문의예요. 쓴 글은 그대로 있어요.' } },
      fields: { text: 'text' },
    },
    notice: useFailureNotice(),
  })
  const fields = useFieldErrors({
    names: ['text'],
    problems: { text: textProblem(text) },
    submission,
    mode: 'submit',
  })
  const send = () => {
    const answer = { text: text.trim(), status: closes ? 'closed' : 'answered' } as const
    return submission.submit(
      async ({ id }) => {
        const ticket = await api.call('POST /v1/admin/ticket/{ticketId}/answer', {
          params: { ticketId },
          body: { clientMessageId: id, ...answer },
        })
        set(null)
        setCloses(false)
        onAnswered(ticket)
        toaster.show({ kind: 'success', message: '답을 보냈어요.' })
      },
      {
        input: answer,
        onFailure: (error) => {
          if (error instanceof ApiError && error.code === 'TICKET_CLOSED') reload()
        },
      },
    )
  }
  return {
    text,
    write: (next: string) => {
      set(next)
      fields.changed('text')
    },
    closes,
    setCloses,
    fields,
    submission,
    send,
  }
}

function textProblem(given: string): string | undefined {
  const { length } = Array.from(given.trim())
  if (length === 0) return SUPPORT_FIELD_COPY.ticketReply
  return length > SUPPORT_LENGTHS.ticketText ? SUPPORT_FIELD_COPY.ticketTextTooLong : undefined
}
