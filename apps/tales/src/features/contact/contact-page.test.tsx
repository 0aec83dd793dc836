import { SUPPORT_FIELD_COPY, SUPPORT_MESSAGES } from '@doran/contract/support/copy'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { contactHref, readContactAddress } from './contact-address'
import {
  aTicket,
  choose,
  field,
  NOW,
  offline,
  ORDER_ID,
  POST_ID,
  press,
  refusal,
  SESSION_ID,
  TICKET_ID,
  write,
} from './internal/testing/a-ticket.fake'
import { asMember, asVisitor } from './internal/testing/open-contact-page.fake'

const SEND = 'POST /v1/support/ticket'
const ORDERS = 'GET /v1/order/my'
const SESSIONS = 'GET /v1/tales/session/my'
const MORE = 'GET /v1/support/ticket/my'
const TEXT = '어제 결제했는데 코인이 들어오지 않았어요.'

const page = (items: unknown[], nextCursor: string | null = null) => ({ items, nextCursor })
const anOrder = {
  id: ORDER_ID,
  coins: 30,
  bonus: 1,
  amountKrw: 3_000,
  createdAt: NOW,
  paidAt: NOW,
}
const aSession = {
  id: SESSION_ID,
  theme: { id: 't', title: '비 내리는 우산 가게' },
  turnCount: 4,
  lastAt: NOW,
}
const { messages: _messages, subject: _subject, mayReadStory: _may, ...CARD } = aTicket()

const send = () => press('보내기')
const bodies = (inputs: Record<string, unknown>[]) => inputs.map(({ body }) => body)

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

describe('the questions', () => {
  it('stand by topic, and what is typed finds answers at once', async () => {
    asVisitor()
    expect(screen.getByText('결제와 환불')).toBeDefined()
    write('궁금한 것', '닉네임')
    expect(await screen.findByText(/답 \d+개를 찾았어요/)).toBeDefined()
    const found = within(screen.getByRole('list', { name: '찾은 답' }))
    expect(found.getByText('닉네임을 바꾸고 싶어요.')).toBeDefined()
    expect(found.getAllByRole('link', { hidden: true })[0]?.getAttribute('href')).toBe('/me')
    expect(screen.queryByText('결제와 환불')).toBeNull()
  })

  it('lead to the form where nothing is found', async () => {
    asVisitor()
    write('궁금한 것', '자전거 바퀴')
    expect(await screen.findByText('맞는 답을 찾지 못했어요.')).toBeDefined()
    const links = screen.getAllByRole('link', { name: '문의 보내기' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#form', '#form'])
  })
})

describe('a ticket', () => {
  it('says at every field what it needs', async () => {
    const { inputsOf } = asVisitor()
    send()
    for (const problem of [
      '무엇에 관한 문의인지 선택해 주세요.',
      SUPPORT_FIELD_COPY.ticketText,
      SUPPORT_FIELD_COPY.ticketEmail,
    ]) {
      expect(await screen.findByText(problem)).toBeDefined()
    }
    write('내용', '가'.repeat(2_001))
    write('이메일', '이메일 아님')
    send()
    expect(await screen.findByText(SUPPORT_FIELD_COPY.ticketTextTooLong)).toBeDefined()
    expect(screen.getByText('이메일 주소를 다시 확인해 주세요.')).toBeDefined()
    expect(inputsOf(SEND)).toEqual([])
  })

  it('of a member is about an order of theirs, and says its number and where the answer comes', async () => {
    const { inputsOf, events, refresh } = asMember({
      replies: { [ORDERS]: [page([anOrder])], [SEND]: [aTicket()] },
    })
    expect(screen.queryByLabelText('이메일')).toBeNull()
    choose('결제·환불')
    fireEvent.change(await screen.findByLabelText('어떤 결제인가요? (선택)'), {
      target: { value: ORDER_ID },
    })
    write('내용', ` ${TEXT} `)
    send()
    const said = await screen.findByText('잘 받았어요. 번호는 D-1042예요.')
    expect(said.parentElement?.textContent).toContain('알림으로 알려 드려요')
    expect(bodies(inputsOf(SEND))).toEqual([
      {
        clientTicketId: expect.stringMatching(/^[\w-]{10,40}$/),
        kind: 'payment',
        text: TEXT,
        email: null,
        subject: { type: 'order', id: ORDER_ID },
        mayReadStory: false,
        pictures: [],
      },
    ])
    expect(events).toEqual([
      {
        type: 'send',
        object: 'ticket',
        object_name: 'payment',
        object_attributes: { pictures: 0 },
      },
    ])
    expect(refresh).toHaveBeenCalled()
    press('하나 더 문의하기')
    expect(field('내용')).toHaveProperty('value', '')
  })

  it('of a visitor has an address to answer to, and no pictures', async () => {
    const { inputsOf } = asVisitor({ replies: { [SEND]: [aTicket({ kind: 'payment' })] } })
    expect(screen.queryByLabelText('붙일 사진')).toBeNull()
    expect(screen.getByText('사진은 로그인하면 붙일 수 있어요.')).toBeDefined()
    choose('결제·환불')
    expect(screen.getByRole('link', { name: '로그인' }).getAttribute('href')).toContain(
      'next=%2Fdoran-tales%2Fme%2Fcontact',
    )
    write('내용', TEXT)
    write('이메일', ' sky@example.com ')
    send()
    expect(await screen.findByText(/sky@example.com 주소로/)).toBeDefined()
    expect(bodies(inputsOf(SEND))).toMatchObject([{ email: 'sky@example.com', subject: null }])
  })

  it('lets staff read a story by a tick alone, which is not there beforehand', async () => {
    const { inputsOf } = asVisitor({
      query: { session: SESSION_ID },
      replies: { [SESSIONS]: [page([aSession])], [SEND]: [aTicket(), aTicket()] },
    })
    expect(screen.getByRole('radio', { name: '이야기 오류' })).toHaveProperty('checked', true)
    const tick = await screen.findByRole('checkbox')
    expect(tick).toHaveProperty('checked', false)
    expect(screen.getByText(/체크하지 않으면 아무도 읽지 않아요/)).toBeDefined()
    fireEvent.click(tick)
    write('내용', TEXT)
    write('이메일', 'sky@example.com')
    send()
    await screen.findByText(/잘 받았어요/)
    expect(bodies(inputsOf(SEND))).toMatchObject([
      { subject: { type: 'session', id: SESSION_ID }, mayReadStory: true },
    ])
  })

  it('takes the tick back with another story', async () => {
    asMember({
      query: { session: SESSION_ID },
      replies: { [SESSIONS]: [page([aSession, { ...aSession, id: TICKET_ID }])] },
    })
    fireEvent.click(await screen.findByRole('checkbox'))
    fireEvent.change(screen.getByLabelText('어떤 이야기인가요? (선택)'), {
      target: { value: TICKET_ID },
    })
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', false)
  })

  it('knows what somebody comes from, though it stands in no list that was read', async () => {
    asMember({ query: { order: ORDER_ID }, replies: { [ORDERS]: [page([])] } })
    const orders = await screen.findByLabelText('어떤 결제인가요? (선택)')
    expect(orders).toHaveProperty('value', ORDER_ID)
    expect(screen.getByRole('option', { name: '보고 있던 결제' })).toBeDefined()
  })

  it('of a report leads to claims of rights, and takes a post by its address', async () => {
    const { inputsOf } = asMember({ replies: { [SEND]: [aTicket({ kind: 'report' })] } })
    choose('신고·권리침해')
    const claims = within(screen.getByText(/저작권이 침해됐다면/)).getByRole('link')
    expect(claims.getAttribute('href')).toBe('/community/rights')
    write('글 주소 (선택)', 'https://doran.example/games')
    write('내용', TEXT)
    send()
    await screen.findByText('커뮤니티 글의 주소를 입력해 주세요.')
    write('글 주소 (선택)', `https://doran.example/community/${POST_ID}#c-1`)
    send()
    await screen.findByText(/잘 받았어요/)
    expect(bodies(inputsOf(SEND))).toMatchObject([{ subject: { type: 'post', id: POST_ID } }])
  })

  it('says at the field that what it is about is not there', async () => {
    asMember({ query: { post: POST_ID }, replies: { [SEND]: [refusal('NOT_FOUND')] } })
    write('내용', TEXT)
    send()
    expect(await screen.findByText(/그것을 찾지 못했어요/)).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(field('글 주소 (선택)')))
  })

  it('says that too many wait, and keeps what is written', async () => {
    asMember({ replies: { [SEND]: [refusal('TICKETS_FULL')] } })
    choose('제안')
    write('내용', TEXT)
    send()
    expect(await screen.findByText(SUPPORT_MESSAGES.TICKETS_FULL)).toBeDefined()
    expect(field('내용')).toHaveProperty('value', TEXT)
  })

  it('is the same one where no answer came, over a reload too', async () => {
    const first = asMember({ replies: { [SEND]: [offline()] } })
    choose('제안')
    write('내용', TEXT)
    send()
    await screen.findByText(/인터넷 연결이 끊겼어요/)
    cleanup()
    const second = asMember({ replies: { [SEND]: [refusal('KEY_REUSED'), aTicket()] } })
    expect(field('내용')).toHaveProperty('value', TEXT)
    expect(screen.getByRole('radio', { name: '제안' })).toHaveProperty('checked', true)
    send()
    await screen.findByText(/같은 요청이 다른 내용으로/)
    send()
    await screen.findByText(/잘 받았어요/)
    const [lost] = bodies(first.inputsOf(SEND))
    const [again, other] = bodies(second.inputsOf(SEND))
    expect(again).toEqual(lost)
    // What was refused is decided: the next is another one.
    expect(other).not.toEqual(lost)
  })

  it('can be sent though the list of payments could not be read', async () => {
    asMember({ replies: { [ORDERS]: [refusal('UNKNOWN'), page([anOrder])], [SEND]: [aTicket()] } })
    choose('결제·환불')
    await screen.findByText(/목록을 불러오지 못했어요/)
    press('다시 시도')
    expect(await screen.findByRole('option', { name: /코인 31개 · 3,000원/ })).toBeDefined()
  })
})

describe('what was asked before', () => {
  it('is nothing yet', () => {
    asMember()
    expect(screen.getByText('아직 문의가 없어요.')).toBeDefined()
  })

  it('stands with its number and how it is, leads to itself, and goes on by the cursor', async () => {
    const { inputsOf } = asMember({
      tickets: [{ ...CARD, status: 'answered' }],
      nextCursor: 'c1',
      replies: { [MORE]: [page([{ ...CARD, id: ORDER_ID, status: 'checking' }])] },
    })
    const list = within(screen.getByRole('group', { name: '내 문의' }))
    expect(list.getByText('D-1042 · 결제·환불')).toBeDefined()
    expect(list.getByText('답변')).toBeDefined()
    const link = list.getByRole('link', { name: CARD.excerpt })
    expect(link.getAttribute('href')).toBe(`/me/contact?ticket=${TICKET_ID}`)
    fireEvent.click(list.getByRole('link', { name: '더 보기' }))
    expect(await list.findByText('확인 중')).toBeDefined()
    expect(inputsOf(MORE)).toEqual([{ query: { cursor: 'c1' } }])
  })

  it('is not there for visitors', () => {
    asVisitor()
    expect(screen.queryByRole('heading', { name: '내 문의' })).toBeNull()
  })
})

it('reads an address and makes one, and takes what it does not know for nothing', () => {
  expect(contactHref({ ticket: TICKET_ID })).toBe(`/doran-tales/me/contact?ticket=${TICKET_ID}`)
  expect(contactHref({ subject: { type: 'order', id: ORDER_ID } })).toBe(
    `/doran-tales/me/contact?order=${ORDER_ID}`,
  )
  expect(readContactAddress({ ticket: 'x', post: POST_ID })).toEqual({
    ticket: null,
    subject: { type: 'post', id: POST_ID },
    cursor: null,
  })
  expect(readContactAddress({ order: '../me' }).subject).toBeNull()
})
