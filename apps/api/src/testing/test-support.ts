import { eq } from 'drizzle-orm'
import { nanoid } from 'nanoid'
import sharp from 'sharp'
import type { AdminTicket, BodyOf, QueryOf, Ticket } from '@doran/contract'
import { purgeUnusedImages } from '../modules/image/purge-unused-images.js'
import { eraseMembers } from '../modules/privacy/erase-members.js'
import { auditLog, mail, member } from '../schema/tables.js'
import type { Member } from '../platform/context/actor.js'
import { systemContext } from '../platform/context/context.js'
import { multipart } from './multipart.js'
import type { TestApi } from './test-app.js'
import type { Browser } from './test-browser.js'

type Someone = { browser: Browser }
type NewSupportTicket = BodyOf<'POST /v1/support/ticket'>
type Answer = BodyOf<'POST /v1/admin/ticket/{ticketId}/answer'>

export const SUPPORT_TICKET_TEXT = '결제한 코인이 지갑에 보이지 않아요'

/** A ticket as a request sends it. */
export const newSupportTicket = (more: Partial<NewSupportTicket> = {}): NewSupportTicket => ({
  clientTicketId: nanoid(),
  kind: 'payment',
  text: SUPPORT_TICKET_TEXT,
  ...more,
})

export const ask = ({ browser }: Someone, more: Partial<NewSupportTicket> = {}): Promise<Ticket> =>
  browser.api.call('POST /v1/support/ticket', { body: newSupportTicket(more) })

export const readOwn = ({ browser }: Someone, ticketId: string): Promise<Ticket> =>
  browser.api.call('GET /v1/support/ticket/{ticketId}', { params: { ticketId } })

export const addTo = (
  { browser }: Someone,
  ticketId: string,
  more: Partial<BodyOf<'POST /v1/support/ticket/{ticketId}/message'>> = {},
): Promise<Ticket> =>
  browser.api.call('POST /v1/support/ticket/{ticketId}/message', {
    params: { ticketId },
    body: { clientMessageId: nanoid(), text: '아직도 보이지 않아요', ...more },
  })

export const solve = ({ browser }: Someone, ticketId: string): Promise<Ticket> =>
  browser.api.call('PUT /v1/support/ticket/{ticketId}/solved', { params: { ticketId } })

export const solveByLink = ({ browser }: Someone, key: string): Promise<Ticket> =>
  browser.api.call('PUT /v1/support/link/solved', { body: { key } })

export const openLink = ({ browser }: Someone, key: string): Promise<Ticket> =>
  browser.api.call('POST /v1/support/link', { body: { key } })

export const addByLink = (
  { browser }: Someone,
  key: string,
  more: Partial<BodyOf<'POST /v1/support/link/message'>> = {},
): Promise<Ticket> =>
  browser.api.call('POST /v1/support/link/message', {
    body: { clientMessageId: nanoid(), text: '한 가지 더 여쭤봐요', key, ...more },
  })

export const queue = ({ browser }: Someone, query: QueryOf<'GET /v1/admin/ticket'> = {}) =>
  browser.api.call('GET /v1/admin/ticket', { query })

export const readAsStaff = ({ browser }: Someone, ticketId: string): Promise<AdminTicket> =>
  browser.api.call('GET /v1/admin/ticket/{ticketId}', { params: { ticketId } })

export const answerTo = (
  { browser }: Someone,
  ticketId: string,
  more: Partial<Answer> = {},
): Promise<AdminTicket> =>
  browser.api.call('POST /v1/admin/ticket/{ticketId}/answer', {
    params: { ticketId },
    body: { clientMessageId: nanoid(), text: '코인을 다시 넣어 드렸어요', ...more },
  })

export const setStatus = (
  { browser }: Someone,
  ticketId: string,
  status: BodyOf<'PUT /v1/admin/ticket/{ticketId}/status'>['status'],
): Promise<AdminTicket> =>
  browser.api.call('PUT /v1/admin/ticket/{ticketId}/status', {
    params: { ticketId },
    body: { status },
  })

export const readStoryOf = ({ browser }: Someone, ticketId: string) =>
  browser.api.call('POST /v1/admin/ticket/{ticketId}/story', { params: { ticketId } })

/** The mails to an address, the oldest first, and the keys of their links. */
export async function linksTo({ deps }: TestApi, email: string) {
  const mails = await deps.db.select().from(mail).where(eq(mail.toAddress, email)).orderBy(mail.id)
  return {
    mails,
    keys: mails.map(({ text }) => /\/me\/contact\/ticket#key=([\w-]{43})$/m.exec(text)?.[1] ?? ''),
  }
}

/** What was logged of a ticket, in its order. */
export async function actsOn({ deps }: TestApi, ticketId: string) {
  const rows = await deps.db.select().from(auditLog).orderBy(auditLog.id)
  return rows
    .filter(({ details }) => details['ticketId'] === ticketId)
    .map(({ action, actorId, memberId, details }) => ({ action, actorId, memberId, details }))
}

/** Uploads a screenshot for a ticket and answers the key, or the refusal. */
export async function uploadScreenshot({ browser }: Someone): Promise<string> {
  const create = { width: 300, height: 200, channels: 3, background: '#3c3' } as const
  const { bytes, headers } = multipart(await sharp({ create }).png().toBuffer())
  const response = await browser.request('/v1/upload/support/image', {
    method: 'POST',
    headers,
    body: new Uint8Array(bytes),
  })
  const answer: unknown = await response.json()
  const key: unknown = answer instanceof Object ? Reflect.get(answer, 'key') : null
  return typeof key === 'string' ? key : `refused: ${JSON.stringify(answer)}`
}

/** The status with which somebody is shown a picture. */
export const seen = async ({ browser }: Someone, key: string) =>
  (await browser.request(`/v1/image/${key}`)).status

/** Erases somebody who left long ago. */
export async function eraseNow({ deps }: TestApi, { memberId }: Member): Promise<void> {
  const eraseAt = new Date(0)
  await deps.db.update(member).set({ eraseAt }).where(eq(member.id, memberId))
  if ((await eraseMembers(systemContext(deps))) !== 1) throw new Error('nobody was erased')
}

/** Deletes pictures that nothing has any more. */
export const purgePictures = ({ deps }: TestApi) => purgeUnusedImages(systemContext(deps))
