import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AUTHOR, aComment, aPage, aReply } from '../testing/a-comment.fake.js'
import { press, refusal } from '../testing/open-site.fake.js'
import {
  LIST,
  type Tell,
  commentOf,
  openComments,
  stubNearScreen,
  stubScreen,
} from './open-comments.fake.js'

beforeEach(stubNearScreen)
afterEach(cleanup)

describe('the list', () => {
  it('waits until it comes near the screen', async () => {
    const told: Tell[] = []
    stubScreen((tell) => told.push(tell))
    const scroll = (isIntersecting: boolean) =>
      act(() => {
        for (const tell of told) tell([{ isIntersecting }])
      })
    const { inputsOf } = openComments([aPage([aComment()])])
    scroll(false)
    expect(inputsOf(LIST)).toEqual([])
    scroll(true)
    await screen.findByText('나는 등대래요')
  })

  it('looks ahead once the person scrolls, and keeps a heading and room until then', async () => {
    stubScreen((tell, margin) => tell([{ isIntersecting: margin !== '0px' }]))
    const { inputsOf } = openComments([aPage([aComment()])])
    expect(screen.getByRole('heading', { name: '댓글' })).toBeDefined()
    expect(document.querySelectorAll('#comments .skeleton').length).toBeGreaterThan(0)
    expect(inputsOf(LIST)).toEqual([])
    fireEvent.scroll(window)
    await screen.findByText('나는 등대래요')
    expect(inputsOf(LIST)).toHaveLength(1)
  })

  it('says who wrote, and who they are here', async () => {
    openComments([
      aPage([
        aComment({ id: 'c1', author: { ...AUTHOR, isOfficial: true }, isByMaker: true }),
        aComment({ id: 'c2', body: '떠난 말', author: null }),
        aComment({
          id: 'c3',
          body: '',
          author: null,
          isDeleted: true,
          replyCount: 1,
          replies: [aReply({ parentId: 'c3' })],
        }),
      ]),
    ])
    await screen.findByText('나는 등대래요')
    expect(screen.getByRole('heading', { name: '댓글 3' })).toBeDefined()
    expect(screen.getByText('공식')).toBeDefined()
    expect(screen.getByText('만든 사람')).toBeDefined()
    expect(within(commentOf('떠난 말')).getByText('탈퇴한 사람')).toBeDefined()
    expect(within(commentOf('지운 댓글이에요.')).queryByRole('button')).toBeNull()
    expect(screen.getByText('저도요')).toBeDefined()
  })

  it('shows the frame that its author wears, and none of one who is gone', async () => {
    const author = { ...AUTHOR, frame: 'frame-star' }
    openComments([
      aPage([
        aComment({ id: 'c1', author }),
        aComment({ id: 'c2', body: '떠난 말', author: { ...author, isGone: true } }),
      ]),
    ])
    await screen.findByText('나는 등대래요')
    const frameOf = (text: string) =>
      commentOf(text).querySelector('svg[viewBox="-66 -66 132 132"]')
    expect(frameOf('나는 등대래요')).not.toBeNull()
    expect(frameOf('떠난 말')).toBeNull()
  })

  it('goes on page by page, after a failed try too', async () => {
    const more = aPage([aComment({ id: 'c2', body: '두 번째 쪽' })], { count: 2 })
    const { inputsOf } = openComments([
      aPage([aComment()], { count: 2, nextCursor: 'next' }),
      refusal('NOT_ALLOWED', 403),
      more,
    ])
    await screen.findByText('나는 등대래요')
    // The menu of a comment has the same name and comes first.
    const [, moreButton] = screen.getAllByRole('button', { name: '더 보기' })
    if (!moreButton) throw new Error('there is no more')
    moreButton.focus()
    fireEvent.click(moreButton)
    await screen.findByText(/더 불러오지 못했어요/)
    fireEvent.click(moreButton)
    await screen.findByText('두 번째 쪽')
    expect(inputsOf(LIST)[2]).toMatchObject({ query: { cursor: 'next' } })
    expect(document.activeElement).toBe(commentOf('나는 등대래요').closest('li'))
  })

  it('invites where nobody has said anything', async () => {
    openComments([aPage([])])
    expect(await screen.findByText('첫 번째로 한마디 남겨 볼까요?')).toBeDefined()
  })

  it('is closed until it is played, and says how many there are', async () => {
    openComments([aPage([], { access: 'closed', count: 12 })])
    await screen.findByText('결과 이야기가 있어요. 끝까지 해 보면 댓글 12개를 볼 수 있어요.')
    expect(screen.getByRole('link', { name: '시작하기' }).getAttribute('href')).toBe(
      '/psytest?id=g1',
    )
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('is not there where comments are off', async () => {
    const { inputsOf } = openComments([aPage([], { access: 'off' })])
    await waitFor(() => expect(inputsOf(LIST)).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull())
  })

  it('tries again where it does not come', async () => {
    openComments([refusal('NOT_ALLOWED', 403), aPage([aComment()])])
    await screen.findByText('댓글을 불러오지 못했어요.')
    press('다시 시도')
    expect(await screen.findByText('나는 등대래요')).toBeDefined()
    expect(screen.queryByText('댓글을 불러오지 못했어요.')).toBeNull()
  })
})
