import type { TicketKind, TicketSubject } from '@doran/contract'
import { CORE_FIELD_COPY } from '@doran/contract/core/copy'
import { SUPPORT_FIELD_COPY } from '@doran/contract/support/copy'
import { SUPPORT_LENGTHS } from '@doran/contract/support/limits'
import { findRoute, routes } from '@doran/site/core'
import { parsePictures, type StoredPicture } from '../pictures/use-pictures'
import { KINDS } from '../ticket-words'
import { uuidIn } from '../uuid'

export type WrittenTicket = {
  kind: TicketKind | null
  text: string
  email: string
  /** What it is about stays for each kind, so that another kind can be tried. */
  order: string
  session: string
  postAddress: string
  mayReadStory: boolean
  pictures: readonly StoredPicture[]
  /** What was sent last without an answer, and under which id. */
  attempt: { id: string; input: string } | null
}

export const NOTHING: WrittenTicket = {
  kind: null,
  text: '',
  email: '',
  order: '',
  session: '',
  postAddress: '',
  mayReadStory: false,
  pictures: [],
  attempt: null,
}

type Request = {
  kind: TicketKind
  text: string
  email: string | null
  subject: TicketSubject | null
  mayReadStory: boolean
  pictures: string[]
}

/** What the page's address says that a ticket is about. */
export function writtenOf(subject: TicketSubject | null): Partial<WrittenTicket> {
  switch (subject?.type) {
    case 'order':
      return { kind: 'payment', order: subject.id }
    case 'session':
      return { kind: 'story', session: subject.id }
    case 'post':
      return { kind: 'report', postAddress: routes.post.path({ postId: subject.id }) }
    case undefined:
      return {}
  }
}

/** As it is sent; null while it has no kind. */
export function toRequest(written: WrittenTicket, isMember: boolean): Request | null {
  const { kind, text, email, mayReadStory, pictures } = written
  if (kind === null) return null
  const subject = subjectOf(written, isMember)
  return {
    kind,
    text: text.trim(),
    email: isMember ? null : email.trim(),
    subject,
    mayReadStory: subject?.type === 'session' && mayReadStory,
    pictures: isMember ? pictures.map(({ key }) => key) : [],
  }
}

export function ticketProblems(written: WrittenTicket, isMember: boolean) {
  const { kind, text, email, postAddress } = written
  const isPost = postAddress.trim() === '' || postIn(postAddress) !== null
  return {
    kind: kind ? undefined : '무엇에 관한 문의인지 선택해 주세요.',
    text: textProblem(text),
    email: isMember ? undefined : emailProblem(email),
    subject: kind !== 'report' || isPost ? undefined : '커뮤니티 글의 주소를 입력해 주세요.',
  }
}

function subjectOf(written: WrittenTicket, isMember: boolean): TicketSubject | null {
  const { kind, order, session, postAddress } = written
  const post = postIn(postAddress)
  if (kind === 'payment' && isMember && order !== '') return { type: 'order', id: order }
  if (kind === 'story' && session !== '') return { type: 'session', id: session }
  return kind === 'report' && post !== null ? { type: 'post', id: post } : null
}

/** The post that an address of the site leads to. */
function postIn(address: string): string | null {
  // Of the address only the path counts, so any origin is as good.
  const url = URL.parse(address.trim(), 'http://doran.invalid')
  if (!url || findRoute(url.pathname) !== 'post') return null
  return uuidIn(url.pathname.split('/').at(-1))
}

function textProblem(text: string): string | undefined {
  const { length } = Array.from(text.trim())
  if (length < SUPPORT_LENGTHS.ticketTextMin) return SUPPORT_FIELD_COPY.ticketText
  return length > SUPPORT_LENGTHS.ticketText ? SUPPORT_FIELD_COPY.ticketTextTooLong : undefined
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const LONGEST_EMAIL = 254

function emailProblem(given: string): string | undefined {
  const email = given.trim()
  if (email === '') return SUPPORT_FIELD_COPY.ticketEmail
  return EMAIL.test(email) && email.length <= LONGEST_EMAIL ? undefined : CORE_FIELD_COPY.email
}

/** Of what was stored; null where it is no ticket. */
export function parseTicket(stored: unknown): WrittenTicket | null {
  const given: Partial<Record<keyof WrittenTicket, unknown>> = Object(stored)
  const { text, email, order, session, postAddress } = given
  if (
    typeof text !== 'string' ||
    typeof email !== 'string' ||
    typeof order !== 'string' ||
    typeof session !== 'string' ||
    typeof postAddress !== 'string'
  ) {
    return null
  }
  return {
    kind: KINDS.find((kind) => kind === given.kind) ?? null,
    text,
    email,
    order,
    session,
    postAddress,
    mayReadStory: given.mayReadStory === true,
    pictures: parsePictures(given.pictures),
    attempt: parseAttempt(given.attempt),
  }
}

function parseAttempt(stored: unknown): WrittenTicket['attempt'] {
  const { id, input }: { id?: unknown; input?: unknown } = Object(stored)
  return typeof id === 'string' && typeof input === 'string' ? { id, input } : null
}
