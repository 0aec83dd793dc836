import { FIELD_COPY } from '@doran/contract/errors'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  button,
  field,
  inNewTabs,
  press,
  refusal,
  findText,
  send,
  write,
} from './internal/open-sign-in.fake'
import { NICKNAME, FREE, open, heading, toPerson } from './internal/sign-up-steps.fake'

inNewTabs()

describe('nickname', () => {
  it('is asked about once it has stood still, and others are offered where it is taken', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const suggestions = ['모닥불7', '모닥불_1', '새모닥불', '넷째']
    const taken = { isFree: false, isReserved: false, suggestions }
    const { requests } = open({ [NICKNAME]: [taken, FREE] })
    await toPerson()
    write('이름', '김목수')
    write('닉네임', '모닥')
    await act(() => vi.advanceTimersByTimeAsync(200))
    write('닉네임', '모닥불')
    await act(() => vi.advanceTimersByTimeAsync(500))
    await findText('이미 사용 중인 닉네임이에요.')
    await findText('이런 닉네임은 어때요?')
    expect(
      requests.filter(({ key }) => key === NICKNAME).map(({ input }) => input['query']),
    ).toEqual([{ v: '모닥불' }])
    expect(screen.queryByRole('button', { name: '넷째' })).toBeNull()
    send()
    expect(screen.queryByRole('heading', { name: '약관 동의' })).toBeNull()
    press('새모닥불')
    expect(document.activeElement).toBe(field('닉네임'))
    await findText('새모닥불, 닉네임으로 입력했어요.')
    await act(() => vi.advanceTimersByTimeAsync(500))
    await findText('쓸 수 있는 닉네임이에요.')
    expect(field('닉네임')).toHaveProperty('value', '새모닥불')
  })

  it('is said to be nobody’s where it is kept back', async () => {
    open({ [NICKNAME]: [{ isFree: false, isReserved: true, suggestions: [] }] })
    await toPerson()
    write('닉네임', '운영자')
    expect(await findText(FIELD_COPY.nickNameReserved)).toBeDefined()
  })

  it('waits for the answer where one goes on before it, and goes on by itself', async () => {
    const answer = Promise.withResolvers<unknown>()
    open({ [NICKNAME]: [answer.promise] })
    await toPerson()
    write('이름', '김목수')
    write('닉네임', '모닥불')
    send()
    expect(button('다음').getAttribute('aria-busy')).toBe('true')
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)))
    expect(button('다음').getAttribute('aria-busy')).toBe('true')
    answer.resolve(FREE)
    await heading('약관 동의')
  })

  it('stops one who went on before the answer where it cannot be had', async () => {
    open({ [NICKNAME]: [{ isFree: false, isReserved: true, suggestions: [] }] })
    await toPerson()
    write('이름', '김목수')
    write('닉네임', '운영자')
    send()
    await findText(FIELD_COPY.nickNameReserved)
    await waitFor(() => expect(document.activeElement).toBe(field('닉네임')))
    expect(button('다음').getAttribute('aria-busy')).toBeNull()
    expect(screen.queryByRole('heading', { name: '약관 동의' })).toBeNull()
  })

  it('goes on nowhere once it is written anew', async () => {
    open()
    await toPerson()
    write('이름', '김목수')
    write('닉네임', '모닥')
    send()
    write('닉네임', '모닥불')
    await findText('쓸 수 있는 닉네임이에요.')
    expect(screen.getByRole('heading', { name: '프로필' })).toBeDefined()
    expect(button('다음').getAttribute('aria-busy')).toBeNull()
  })

  it('holds nobody back where nothing answers', async () => {
    open({ [NICKNAME]: [refusal('NETWORK', { status: 0 })] })
    await toPerson()
    write('이름', '김목수')
    write('닉네임', '모닥불')
    send()
    expect(await heading('약관 동의')).toBeDefined()
  })

  it('is told its rule before anything is wrong with it', async () => {
    open()
    await toPerson()
    expect(
      screen.getByText(`다른 사람에게 보이는 이름이에요. ${FIELD_COPY.nickName}`),
    ).toBeDefined()
  })

  it('is not asked about while it cannot be one', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { requests } = open()
    await toPerson()
    write('닉네임', '불')
    await act(() => vi.advanceTimersByTimeAsync(500))
    write('닉네임', '모닥 불!')
    await act(() => vi.advanceTimersByTimeAsync(500))
    expect(requests).toEqual([])
    fireEvent.blur(field('닉네임'))
    expect(screen.getByText('다른 사람에게 보이는 이름이에요.')).toBeDefined()
    expect(screen.getByText(FIELD_COPY.nickName)).toBeDefined()
  })
})
