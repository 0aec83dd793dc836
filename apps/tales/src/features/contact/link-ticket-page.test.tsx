import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  aMessage,
  aTicket,
  offline,
  openContact,
  press,
  refusal,
  write,
} from './internal/testing/a-ticket.fake'
import { LinkTicketPage } from './link-ticket-page'

const READ = 'POST /v1/support/link'
const REPLY = 'POST /v1/support/link/message'
const SOLVE = 'PUT /v1/support/link/solved'
const KEY = 'k'.repeat(43)
const PATH = '/doran-tales/me/contact/ticket'

function open(replies: Record<string, unknown[]>, hash = `#key=${KEY}`) {
  window.history.replaceState(null, '', `${PATH}${hash}`)
  return openContact(<LinkTicketPage />, { replies, isLoggedIn: false })
}

const here = () => `${window.location.pathname}${window.location.search}${window.location.hash}`

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  window.history.replaceState(null, '', '/')
})

describe('LinkTicketPage', () => {
  it('opens the ticket by the key, which is gone from the address at once', async () => {
    const { inputsOf } = open({ [READ]: [aTicket({ status: 'checking' })] })
    expect(here()).toBe(PATH)
    expect(await screen.findByText('어제 결제했는데 코인이 없어요.')).toBeDefined()
    expect(screen.getByText('확인 중')).toBeDefined()
    expect(inputsOf(READ)).toEqual([{ body: { key: KEY } }])
  })

  it('opens it again after a reload', async () => {
    open({ [READ]: [aTicket()] })
    await screen.findByText('문의 D-1042')
    cleanup()
    const { inputsOf } = open({ [READ]: [aTicket()] }, '')
    await screen.findByText('문의 D-1042')
    expect(inputsOf(READ)).toEqual([{ body: { key: KEY } }])
  })

  it('opens another link that is pressed meanwhile', async () => {
    open({ [READ]: [aTicket(), aTicket({ id: 'other', number: 'D-1043' })] })
    await screen.findByText('문의 D-1042')
    act(() => {
      window.history.replaceState(null, '', `${PATH}#key=${'z'.repeat(43)}`)
      window.dispatchEvent(new Event('hashchange'))
    })
    expect(await screen.findByText('문의 D-1043')).toBeDefined()
    expect(here()).toBe(PATH)
  })

  it('adds to it with the key in the body', async () => {
    const { inputsOf } = open({
      [READ]: [aTicket()],
      [REPLY]: [aTicket({ messages: [aMessage({ text: '고마워요.' })] })],
    })
    await screen.findByText('문의 D-1042')
    expect(screen.queryByLabelText('붙일 사진')).toBeNull()
    write('이어서 적기', '고마워요.')
    press('보내기')
    await expect
      .poll(() => inputsOf(REPLY))
      .toEqual([
        {
          body: {
            key: KEY,
            clientMessageId: expect.stringMatching(/^[\w-]{10,40}$/),
            text: '고마워요.',
          },
        },
      ])
  })

  it('is ended by a press once it is answered, with the key in the body', async () => {
    const { inputsOf } = open({
      [READ]: [aTicket({ status: 'answered' })],
      [SOLVE]: [aTicket({ status: 'solved' })],
    })
    await screen.findByText('문의 D-1042')
    press('해결됐어요')
    expect(await screen.findByText(/^해결된 문의예요/)).toBeDefined()
    expect(inputsOf(SOLVE)).toEqual([{ body: { key: KEY } }])
  })

  it.each(['', '#key=', '#key=short', '#other=1'])('says where the link is, for “%s”', (hash) => {
    const { inputsOf } = open({}, hash)
    expect(screen.getByText('메일로 받은 링크로 열어 주세요.')).toBeDefined()
    expect(inputsOf(READ)).toEqual([])
  })

  it('says that a link opens nothing any more, and leads on', async () => {
    open({ [READ]: [refusal('NOT_FOUND')] })
    expect(await screen.findByText('이 링크로는 문의를 볼 수 없어요.')).toBeDefined()
    expect(screen.getByText(/90일 동안 열려요/)).toBeDefined()
    expect(screen.getByRole('link', { name: '새로 문의하기' }).getAttribute('href')).toBe(
      '/me/contact',
    )
  })

  it('can be tried again where there was no connection', async () => {
    open({ [READ]: [offline(), aTicket()] })
    await screen.findByText('문의를 불러오지 못했어요.')
    press('다시 시도')
    expect(await screen.findByText('문의 D-1042')).toBeDefined()
  })
})
