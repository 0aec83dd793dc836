import { SUPPORT_FIELD_COPY } from '@doran/contract/support/copy'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { openAdmin, PERSON_ID, press, refusal, write } from './internal/testing/an-operator.fake'
import { anAdminTicket, SUBJECT_ID, TICKET_ID } from './internal/ticket/a-ticket.fake'
import { TicketPage } from './ticket-page'

const READ = 'GET /v1/admin/ticket/{ticketId}'
const ANSWER = 'POST /v1/admin/ticket/{ticketId}/answer'
const STATUS = 'PUT /v1/admin/ticket/{ticketId}/status'
const STORY = 'POST /v1/admin/ticket/{ticketId}/story'
const params = { ticketId: TICKET_ID }
const ofSession = { type: 'session', id: SUBJECT_ID, title: '비 내리는 우산 가게' } as const
const ofPost = { type: 'post', id: SUBJECT_ID, title: '오늘의 글' } as const

async function open(over: Parameters<typeof anAdminTicket>[0], replies = {}) {
  const opened = openAdmin(<TicketPage ticketId={TICKET_ID} />, {
    [READ]: [anAdminTicket(over)],
    ...replies,
  })
  await screen.findByRole('heading', { name: '주고받은 글' })
  return opened
}

const answerField = () => screen.getByLabelText('답')

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

describe('TicketPage', () => {
  it('shows what was said, the pictures, who asks and what about', async () => {
    await open({ subject: ofPost })
    expect(screen.getByText(/세 번이나요/)).toBeDefined()
    expect(screen.getByRole('img', { name: '사진 1' }).getAttribute('src')).toBe(
      '/api/v1/image/ticket-image/a.webp',
    )
    expect(screen.getByRole('link', { name: '오늘의 글' }).getAttribute('href')).toBe(
      `/community/${SUBJECT_ID}`,
    )
    const sender = within(screen.getByRole('region', { name: '보낸 사람' }))
    expect(sender.getByRole('link').getAttribute('href')).toBe(`/admin/person?id=${PERSON_ID}`)
  })

  it('names a visitor by the address alone', async () => {
    await open({ author: null, email: 'sky@example.com' })
    expect(screen.getByText('sky@example.com')).toBeDefined()
    expect(screen.getByText(/^메일로 가요/)).toBeDefined()
  })

  it('says that there is no such ticket', async () => {
    openAdmin(<TicketPage ticketId={TICKET_ID} />, { [READ]: [refusal('NOT_FOUND')] })
    expect(await screen.findByText('그런 문의가 없어요.')).toBeDefined()
  })

  it('answers, and closes it with the answer where that is ticked', async () => {
    const { inputsOf } = await open({}, { [ANSWER]: [anAdminTicket({ status: 'closed' })] })
    press('답 보내기')
    expect(await screen.findByText(SUPPORT_FIELD_COPY.ticketReply)).toBeDefined()
    write('답', ' 고쳤어요. ')
    fireEvent.click(screen.getByRole('checkbox', { name: '이 답으로 문의 끝내기' }))
    press('답 보내기')
    await screen.findByText('답을 보냈어요.')
    expect(inputsOf(ANSWER)).toEqual([
      {
        params,
        body: {
          clientMessageId: expect.stringMatching(/^[\w-]{10,40}$/),
          text: '고쳤어요.',
          status: 'closed',
        },
      },
    ])
    expect(await screen.findByText(/끝난 문의예요/)).toBe(document.activeElement)
    expect(screen.queryByLabelText('답')).toBeNull()
    expect(screen.queryByRole('group', { name: '상태 바꾸기' })).toBeNull()
  })

  it('keeps an answer over a reload, and where somebody closed it meanwhile', async () => {
    await open({})
    write('답', '쓰다 만 답')
    cleanup()
    await open(
      {},
      {
        [READ]: [anAdminTicket(), anAdminTicket({ status: 'closed' })],
        [ANSWER]: [refusal('TICKET_CLOSED')],
      },
    )
    expect(answerField()).toHaveProperty('value', '쓰다 만 답')
    press('답 보내기')
    expect(await screen.findByText(/이미 끝난 문의예요/)).toBeDefined()
    await screen.findByText('끝남')
    expect(answerField()).toHaveProperty('value', '쓰다 만 답')
  })

  it('shows that its writer says it is solved, and can be answered still', async () => {
    await open({ status: 'solved' })
    expect(screen.getByText('해결됨')).toBeDefined()
    expect(screen.getByText(/해결됐다고 했어요/)).toBeDefined()
    expect(screen.queryByRole('button', { pressed: true })).toBeNull()
    expect(answerField()).toBeDefined()
  })

  it('makes links of addresses alone, and says so beside the answer', async () => {
    const text = '**굵게** [글](/community) /community https://example.com/a'
    const [message] = anAdminTicket().messages
    await open({ messages: message ? [{ ...message, text, pictures: [] }] : [] })
    const said = within(screen.getByRole('list', { name: '주고받은 글' }))
    expect(said.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
      '/community',
    )
    expect(said.getByText(/\*\*굵게\*\*/)).toBeDefined()
    expect(screen.getByText(/주소만 링크가 돼요/)).toBeDefined()
  })

  it('changes the status, and closes without an answer only after a question', async () => {
    const { inputsOf } = await open(
      {},
      {
        [STATUS]: [anAdminTicket({ status: 'checking' }), anAdminTicket({ status: 'closed' })],
      },
    )
    press('확인 중')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '확인 중', pressed: true })).toBeDefined(),
    )
    press('답 없이 끝내기')
    const asked = within(await screen.findByRole('alertdialog'))
    expect(inputsOf(STATUS)).toHaveLength(1)
    fireEvent.click(asked.getByRole('button', { name: '끝내기' }))
    await screen.findByText('끝남')
    await waitFor(() => expect(screen.getByText(/끝난 문의예요/)).toBe(document.activeElement))
    expect(inputsOf(STATUS)).toEqual([
      { params, body: { status: 'checking' } },
      { params, body: { status: 'closed' } },
    ])
  })
})

describe('the story of a ticket', () => {
  it('cannot be read without the tick', async () => {
    await open({ subject: ofSession })
    expect(screen.queryByRole('button', { name: '이야기 읽기' })).toBeNull()
    expect(screen.getByText(/체크하지 않았어요/)).toBeDefined()
  })

  it('is read when somebody asks for it, who is told that it is recorded', async () => {
    const story = { title: '우산 가게', turns: [{ input: '문을 연다', text: '종이 울렸다.' }] }
    const { inputsOf } = await open(
      { subject: ofSession, mayReadStory: true },
      { [STORY]: [story] },
    )
    expect(screen.getByText(/누가 읽었는지 기록에 남아요/)).toBeDefined()
    expect(inputsOf(STORY)).toEqual([])
    press('이야기 읽기')
    expect(await screen.findByText('종이 울렸다.')).toBeDefined()
    expect(screen.getByText('문을 연다')).toBeDefined()
    expect(inputsOf(STORY)).toEqual([{ params }])
  })

  it('may be gone', async () => {
    await open({ subject: ofSession, mayReadStory: true }, { [STORY]: [refusal('NOT_FOUND')] })
    press('이야기 읽기')
    expect(await screen.findByText('지금은 읽을 수 없는 이야기예요.')).toBeDefined()
  })
})
