import { ApiError } from '@doran/api-client'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useMe } from '../../session/member/use-me.js'
import { aMe, aNotice } from '../../testing/member-fixture.js'
import { At } from '../../testing/site-wrapper.fake.js'
import { fakeApi } from '../../testing/story-api.js'
import { InboxList, type InboxListProps } from './inbox-list.js'

const LIST = 'GET /v1/notification'
const READ = 'POST /v1/notification/read'
const END = 'DELETE /v1/auth/session/{sessionUuid}'
const SIGN_INS = 'GET /v1/auth/session'
const page = (items: unknown[], nextCursor: string | null = null) => ({ items, nextCursor })

const signIn = (id: string, sessionId: string) =>
  aNotice(
    { id },
    {
      type: 'new_sign_in',
      data: { device: 'Chrome, Windows', at: '2026-11-21T00:00:00.000Z', sessionId },
    },
  )

const signIns = (...ids: string[]) => ({ items: ids.map((id) => ({ id })) })

function Unread() {
  return <output>{useMe().data?.unread.notification}</output>
}

function open(replies: Record<string, unknown[]>, props: InboxListProps = {}) {
  const me = aMe({ unread: { notification: 3, chat: 0 } })
  const { client, requests } = fakeApi({ 'GET /v1/user/me': [me], ...replies }, [])
  render(
    <At pathname="/notification" isLoggedIn api={client}>
      <Unread />
      <InboxList {...props} />
    </At>,
  )
  return (key: string) => requests.filter((call) => call.key === key).map(({ input }) => input)
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('InboxList', () => {
  it('says kindly that there is nothing', async () => {
    open({ [LIST]: [page([])] })
    expect(await screen.findByRole('heading', { name: '아직 조용해요.' })).toBeDefined()
  })

  it('labels unread notices in text, and marks them as read after a second in sight', async () => {
    const requests = open({
      [LIST]: [page([aNotice({ id: 'n2' }), aNotice({ id: 'n1', isRead: true })])],
      [READ]: [undefined],
    })
    const [first, second] = await screen.findAllByRole('listitem')
    expect(first?.textContent).toContain('새 알림')
    expect(second?.textContent).not.toContain('새 알림')
    expect(requests(READ)).toEqual([])
    await act(() => vi.advanceTimersByTimeAsync(1_100))
    expect(requests(READ)).toEqual([{ body: { upTo: 'n2' } }])
    expect(screen.getByRole('status').textContent).toBe('0')
    expect(first?.textContent).toContain('새 알림')
  })

  it('marks all as read at once, and takes the dots away', async () => {
    const requests = open({
      [LIST]: [page([aNotice({ id: 'n2' }), aNotice({ id: 'n1' })])],
      [READ]: [undefined],
    })
    fireEvent.click(await screen.findByRole('button', { name: '모두 읽음으로' }))
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(requests(READ)).toEqual([{ body: { upTo: 'n2' } }])
    expect(screen.getByRole('status').textContent).toBe('0')
    expect(screen.queryByText(/새 알림/)).toBeNull()
    expect(screen.queryByRole('button', { name: '모두 읽음으로' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('list', { name: '알림' }))
  })

  it('marks nothing where all was read', async () => {
    const requests = open({ [LIST]: [page([aNotice({ isRead: true })])] })
    await screen.findAllByRole('listitem')
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    expect(requests(READ)).toEqual([])
  })

  it('goes on by the cursor, until there is no more', async () => {
    const requests = open({
      [LIST]: [
        page([aNotice({ id: 'n2', isRead: true })], 'c1'),
        page([aNotice({ id: 'n1', isRead: true })]),
      ],
    })
    fireEvent.click(await screen.findByRole('button', { name: '더 보기' }))
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(requests(LIST)[1]).toMatchObject({ query: { cursor: 'c1', limit: 20 } })
    expect(screen.queryByRole('button', { name: '더 보기' })).toBeNull()
  })

  it('shows the newest few without a way to more where it is short', async () => {
    const requests = open({ [LIST]: [page([aNotice({ isRead: true })], 'c1')] }, { isShort: true })
    await screen.findAllByRole('listitem')
    expect(requests(LIST)[0]).toMatchObject({ query: { limit: 6 } })
    expect(screen.queryByRole('button', { name: '더 보기' })).toBeNull()
  })

  it('can be tried again after a failure', async () => {
    const gone = new ApiError({ code: 'NOT_FOUND', message: '찾지 못했어요.', status: 404 })
    open({ [LIST]: [gone, page([aNotice({ isRead: true })])] })
    fireEvent.click(await screen.findByRole('button', { name: '다시 시도' }))
    expect(await screen.findAllByRole('listitem')).toHaveLength(1)
  })

  it('ends a stranger’s sign-in, never the one it is read in', async () => {
    const own = aMe().session.id
    const requests = open({
      [LIST]: [page([signIn('n2', 's2'), signIn('n1', own)])],
      [READ]: [undefined],
      [SIGN_INS]: [signIns('s2', own)],
      [END]: [undefined],
    })
    const [stranger, mine] = await screen.findAllByRole('listitem')
    if (!stranger || !mine) throw new Error('both are listed')
    await within(mine).findByText('현재 기기예요')
    expect(within(mine).queryByRole('button')).toBeNull()
    fireEvent.click(
      await within(stranger).findByRole('button', { name: '내가 아니라면 로그아웃시키기' }),
    )
    const note = await within(stranger).findByText('그 기기를 로그아웃시켰어요.')
    expect(document.activeElement).toBe(note)
    expect(requests(END)).toEqual([{ params: { sessionUuid: 's2' } }])
  })

  it('says of a sign-in that ended before that it is gone', async () => {
    open({
      [LIST]: [page([signIn('n1', 's2')])],
      [READ]: [undefined],
      [SIGN_INS]: [signIns(aMe().session.id)],
    })
    expect(await screen.findByText('이미 로그아웃된 기기예요.')).toBeDefined()
    expect(screen.queryByRole('button', { name: /로그아웃시키기/ })).toBeNull()
  })

  it('says it too when it ended meanwhile', async () => {
    const gone = new ApiError({ code: 'NOT_FOUND', message: 'x', status: 404 })
    open({
      [LIST]: [page([signIn('n1', 's2')])],
      [READ]: [undefined],
      [SIGN_INS]: [signIns('s2')],
      [END]: [gone],
    })
    fireEvent.click(await screen.findByRole('button', { name: '내가 아니라면 로그아웃시키기' }))
    expect(await screen.findByText('이미 로그아웃된 기기예요.')).toBeDefined()
  })
})
