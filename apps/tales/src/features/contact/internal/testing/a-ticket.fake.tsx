import type { ReactElement } from 'react'
import { ApiError } from '@doran/api-client'
import type { Ticket, TicketMessage } from '@doran/contract'
import { ERRORS, type ErrorCode } from '@doran/contract/errors'
import { EventLogProvider, type SiteEvent } from '@doran/site/core'
import { aMe, aRouter, fakeApi } from '@doran/site/testing'
import { fireEvent, render, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { siteAround } from '../../../../testing/site-around'

export const TICKET_ID = '0198f5a2-0000-7000-8000-0000000000e1'
export const ORDER_ID = '0198f5a2-0000-7000-8000-0000000000e2'
export const SESSION_ID = '0198f5a2-0000-7000-8000-0000000000e3'
export const POST_ID = '0198f5a2-0000-7000-8000-0000000000e4'
export const NOW = '2026-11-24T03:00:00.000Z'

export function aMessage(over: Partial<TicketMessage> = {}): TicketMessage {
  return {
    id: '0198f5a2-0000-7000-8000-0000000000f1',
    isByStaff: false,
    text: '어제 결제했는데 코인이 없어요.',
    pictures: [],
    createdAt: '2026-11-23T03:00:00.000Z',
    ...over,
  }
}

export function aTicket(over: Partial<Ticket> = {}): Ticket {
  return {
    id: TICKET_ID,
    number: 'D-1042',
    kind: 'payment',
    status: 'received',
    excerpt: '어제 결제했는데 코인이 없어요.',
    createdAt: '2026-11-23T03:00:00.000Z',
    changedAt: '2026-11-23T03:00:00.000Z',
    subject: null,
    mayReadStory: false,
    messages: [aMessage()],
    ...over,
  }
}

export function refusal(code: ErrorCode, field?: string): ApiError {
  const { status, message } = ERRORS[code]
  return new ApiError({ code, status, message, field })
}

export const offline = () => new ApiError({ code: 'NETWORK', status: 0, message: '끊겼어요.' })

const nothing = () => undefined

type Open = { replies?: Record<string, unknown[]>; isLoggedIn?: boolean }

/** A page before an API with these replies. */
export function openContact(page: ReactElement, { replies = {}, isLoggedIn = true }: Open = {}) {
  const { client, requests } = fakeApi({ 'GET /v1/user/me': [aMe()], ...replies }, [])
  const refresh = vi.fn<() => void>()
  const events: SiteEvent[] = []
  const log = {
    log: (event: SiteEvent) => void events.push(event),
    start: () => nothing,
    touch: nothing,
    refresh: nothing,
    discard: nothing,
    forget: nothing,
  }
  render(<EventLogProvider log={log}>{page}</EventLogProvider>, {
    wrapper: siteAround({ isLoggedIn, api: client, router: aRouter({ refresh }) }),
  })
  const inputsOf = (key: string) =>
    requests.filter((call) => call.key === key).map(({ input }) => input)
  return { inputsOf, refresh, events }
}

export const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name }))
export const field = (label: string | RegExp) => screen.getByLabelText(label)
export const write = (label: string | RegExp, value: string) =>
  fireEvent.change(field(label), { target: { value } })
export const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
export const pick = (files: readonly File[]) =>
  fireEvent.change(field('붙일 사진'), { target: { files } })
export const aPicture = (name: string, type = 'image/png') => new File(['x'], name, { type })
