import { useState } from 'react'
import { ApiError } from '@doran/api-client'
import { useApi } from '@doran/api-client/react'
import type { Ticket, TicketSubject } from '@doran/contract'
import { useDraft, useFieldErrors, useSubmit } from '@doran/forms'
import { useEventLog } from '@doran/site/core'
import { drafts, useIsLoggedIn, useLoginSheet } from '@doran/site/session'
import { nanoid } from 'nanoid'
import { usePictures } from '../pictures/use-pictures'
import {
  NOTHING,
  parseTicket,
  ticketProblems,
  toRequest,
  writtenOf,
  type WrittenTicket,
} from './written-ticket'

const NAMES = ['kind', 'subject', 'text', 'email', 'pictures'] as const
const GONE = '그것을 찾지 못했어요. 다시 선택하거나 비워 두고 보내 주세요.'

export type SentTicket = { number: string; id: string; email: string | null }

type TicketFormOptions = { subject: TicketSubject | null; onSent: (sent: SentTicket) => void }

/** A ticket as it is written and sent. What is written stays in the tab until it has arrived. */
export function useTicketForm({ subject, onSent }: TicketFormOptions) {
  const api = useApi()
  const { log } = useEventLog()
  const { ask } = useLoginSheet()
  const isMember = useIsLoggedIn()
  const [draft] = useState(() => draftFor(subject))
  const { value, set, latest } = useDraft(draft)
  const [start] = useState(() => ({ ...NOTHING, ...writtenOf(subject) }))
  const written = value ?? start
  const current = () => latest() ?? start

  const submission = useSubmit({
    errors: {
      codes: { NOT_FOUND: { field: 'subject', message: GONE } },
      fields: {
        kind: 'kind',
        text: 'text',
        email: 'email',
        subject: 'subject',
        pictures: 'pictures',
        'pictures.0': 'pictures',
        'pictures.1': 'pictures',
        'pictures.2': 'pictures',
      },
    },
  })
  const askToSignIn = () => ask({ reason: 'expired' })
  const pictures = usePictures({
    stored: () => current().pictures,
    onStored: (stored) => write({ pictures: stored }),
    onSignedOut: askToSignIn,
  })
  const fields = useFieldErrors({
    names: NAMES,
    problems: { ...ticketProblems(written, isMember), pictures: pictures.sendProblem },
    submission,
    mode: 'submit',
  })

  function write(change: Partial<WrittenTicket>) {
    set({ ...current(), ...change })
    if ('kind' in change) fields.changed('kind', 'subject')
    if ('order' in change || 'session' in change || 'postAddress' in change)
      fields.changed('subject')
    fields.changed(...NAMES.filter((name) => name in change))
  }

  const send = () =>
    submission.submit(
      async () => {
        const request = toRequest(current(), isMember)
        if (!request) return
        const { id } = attemptOf(request)
        const body = { clientTicketId: id, ...request }
        const ticket = await api.call('POST /v1/support/ticket', { body })
        set(null)
        logSent(ticket, body.pictures.length)
        onSent({ number: ticket.number, id: ticket.id, email: body.email })
      },
      {
        onFailure: (error) => {
          if (!(error instanceof ApiError)) return
          // Decided: what is sent next is another intention.
          if (error.status >= 400 && error.status < 500) set({ ...current(), attempt: null })
          if (error.status === 401) askToSignIn()
        },
      },
    )

  /** The id under which exactly this was sent before, over a reload too. */
  function attemptOf(request: NonNullable<ReturnType<typeof toRequest>>) {
    const input = JSON.stringify(request)
    const { attempt } = current()
    if (attempt?.input === input) return attempt
    const next = { id: nanoid(), input }
    set({ ...current(), attempt: next })
    return next
  }

  function logSent({ kind }: Ticket, count: number) {
    log({
      type: 'send',
      object: 'ticket',
      object_name: kind,
      object_attributes: { pictures: count },
    })
  }

  return { isMember, written, write, fields, submission, pictures, send }
}

export type TicketFormState = ReturnType<typeof useTicketForm>

/** What somebody comes from goes over what they wrote before. */
function draftFor(subject: TicketSubject | null) {
  return drafts.json<WrittenTicket>({
    name: 'ticket',
    scope: 'tab',
    parse: (stored) => {
      const kept = parseTicket(stored)
      return kept && { ...kept, ...writtenOf(subject) }
    },
  })
}
