import { ApiError } from '@doran/api-client'
import { SUPPORT_FIELD_COPY, SUPPORT_MESSAGES } from '@doran/contract/support/copy'
import { fakeApi } from '@doran/site/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import {
  aMessage,
  aPicture,
  aTicket,
  field,
  NOW,
  offline,
  openContact,
  pick,
  press,
  refusal,
  SESSION_ID,
  TICKET_ID,
  write,
} from './internal/testing/a-ticket.fake'
import { OwnTicketPage } from './own-ticket-page'
import { readOwnTicket } from './read-own-ticket'

const REPLY = 'POST /v1/support/ticket/{ticketId}/message'
const SOLVE = 'PUT /v1/support/ticket/{ticketId}/solved'
const READ = 'GET /v1/support/ticket/{ticketId}'
const answer = aMessage({ id: 'm2', isByStaff: true, text: '확인하고 넣어 드렸어요.' })

function open(over: Parameters<typeof aTicket>[0] = {}, replies: Record<string, unknown[]> = {}) {
  return openContact(<OwnTicketPage memberId="user-1" ticket={aTicket(over)} now={NOW} />, {
    replies,
  })
}

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

describe('OwnTicketPage', () => {
  it('shows what was said by whom, with pictures, and what it is about', () => {
    open({
      status: 'answered',
      subject: { type: 'session', id: SESSION_ID, title: '비 내리는 우산 가게' },
      messages: [aMessage({ pictures: ['ticket-image/a.webp'] }), answer],
    })
    const said = within(screen.getByRole('list', { name: '주고받은 글' }))
    expect(said.getByText('확인하고 넣어 드렸어요.')).toBeDefined()
    expect(said.getByRole('img', { name: '사진 1' }).getAttribute('src')).toBe(
      '/api/v1/image/ticket-image/a.webp',
    )
    expect(screen.getByText('답변')).toBeDefined()
    expect(screen.getByText(/운영자는 이 이야기를 읽을 수 없어요/)).toBeDefined()
  })

  it('adds to it, with pictures', async () => {
    const { inputsOf } = open(
      {},
      {
        'POST /v1/upload/support/image': [{ key: 'k1' }],
        [REPLY]: [aTicket({ messages: [aMessage(), aMessage({ id: 'm2', text: '하나 더요.' })] })],
      },
    )
    press('보내기')
    await screen.findByText(SUPPORT_FIELD_COPY.ticketReply)
    pick([aPicture('하나.png')])
    await screen.findByRole('button', { name: '하나.png 빼기' })
    write('이어서 적기', ' 하나 더요. ')
    press('보내기')
    expect(await screen.findByText('하나 더요.')).toBeDefined()
    expect(inputsOf(REPLY)).toEqual([
      {
        params: { ticketId: TICKET_ID },
        body: {
          clientMessageId: expect.stringMatching(/^[\w-]{10,40}$/),
          text: '하나 더요.',
          pictures: ['k1'],
        },
      },
    ])
    expect(field('이어서 적기')).toHaveProperty('value', '')
  })

  it('keeps what was written where it could not be sent, and sends it as the same', async () => {
    const { inputsOf } = open({}, { [REPLY]: [offline(), aTicket()] })
    write('이어서 적기', '다시 확인해 주세요.')
    press('보내기')
    await screen.findByText(/인터넷 연결이 끊겼어요/)
    press('보내기')
    await expect.poll(() => inputsOf(REPLY).length).toBe(2)
    const [first, second] = inputsOf(REPLY)
    expect(second).toEqual(first)
  })

  it('says that it was closed meanwhile, keeps the text and leads on', async () => {
    open({}, { [REPLY]: [refusal('TICKET_CLOSED')] })
    write('이어서 적기', '더 있어요.')
    press('보내기')
    expect(await screen.findByText(SUPPORT_MESSAGES.TICKET_CLOSED)).toBeDefined()
    expect(field('이어서 적기')).toHaveProperty('value', '더 있어요.')
    expect(screen.getByRole('link', { name: '새로 문의하기' }).getAttribute('href')).toBe(
      '/me/contact',
    )
  })

  it('is ended by a press once it is answered, says so, and is opened again by writing', async () => {
    const { inputsOf } = open(
      { status: 'answered', messages: [aMessage(), answer] },
      { [SOLVE]: [aTicket({ status: 'solved' })], [REPLY]: [aTicket()] },
    )
    expect(screen.getByText(/운영자에게 다시 가요/)).toBeDefined()
    write('이어서 적기', '하나 더 있어요.')
    press('해결됐어요')
    const said = await screen.findByText(/^해결된 문의예요/)
    expect(said.parentElement).toBe(document.activeElement)
    expect(screen.getByText('해결됨')).toBeDefined()
    expect(screen.queryByRole('button', { name: '해결됐어요' })).toBeNull()
    expect(inputsOf(SOLVE)).toEqual([{ params: { ticketId: TICKET_ID } }])
    expect(screen.getByText(/문의가 다시 열리고/)).toBeDefined()
    expect(field('이어서 적기')).toHaveProperty('value', '하나 더 있어요.')
    press('보내기')
    await screen.findByText('접수')
    expect(screen.queryByText(/^해결된 문의예요|끝내지 않았어요/)).toBeNull()
  })

  it('says that it was not ended where more was written meanwhile', async () => {
    open({ status: 'answered' }, { [SOLVE]: [aTicket({ status: 'received' })] })
    press('해결됐어요')
    expect(await screen.findByText(/끝내지 않았어요/)).toBeDefined()
    expect(screen.getByText('접수')).toBeDefined()
  })

  it.each(['received', 'checking', 'closed'] as const)('cannot be ended while %s', (status) => {
    open({ status })
    expect(screen.queryByRole('button', { name: '해결됐어요' })).toBeNull()
    expect(screen.queryByText(/운영자에게/)).toBeNull()
  })

  it('makes links of addresses in plain text, and shows other signs as they are', () => {
    const text = '**굵게** /community 와\nhttps://example.com/a 를 봐 주세요.'
    open({ messages: [aMessage({ isByStaff: true, text })] })
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(expect.arrayContaining(['/community', 'https://example.com/a']))
    expect(screen.getByText(/\*\*굵게\*\*/)).toBeDefined()
  })

  it('that is closed takes nothing more', () => {
    open({ status: 'closed', messages: [] })
    expect(screen.queryByLabelText('이어서 적기')).toBeNull()
    expect(screen.getByText(/주고받은 글을 지웠어요/)).toBeDefined()
    expect(screen.getByRole('link', { name: '새로 문의하기' })).toBeDefined()
  })
})

it('is read from the API; what is not there is null, and a failure is one', async () => {
  const read = (reply: unknown) => readOwnTicket(fakeApi({ [READ]: [reply] }, []).client, TICKET_ID)
  expect(await read(aTicket())).toEqual(aTicket())
  expect(await read(refusal('NOT_FOUND'))).toBeNull()
  await expect(read(refusal('UNKNOWN'))).rejects.toThrow(ApiError)
})
