import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aComment, aPage, aReply } from '../testing/a-comment.fake.js'
import { press } from '../testing/open-site.fake.js'
import {
  DELETE,
  LIKE,
  LIST,
  POST,
  commentOf,
  field,
  mine,
  openComments,
  stubNearScreen,
  write,
} from './open-comments.fake.js'

beforeEach(stubNearScreen)
afterEach(cleanup)

describe('what is done while more is read', () => {
  const last = aPage([aComment({ id: 'c9', body: '두 번째 쪽' })], { count: 3 })
  const first = aPage([mine(), aComment({ id: 'c2', body: '남는 말', likes: 2 })], {
    count: 3,
    nextCursor: 'next',
  })
  /** Asks for the second page, which does not come before `arrive`, and then once more. */
  async function openMore(replies: Record<string, unknown[]>) {
    const held = Promise.withResolvers<unknown>()
    const opened = openComments([first, held.promise, last, last, last], replies)
    await screen.findByText('나는 등대래요')
    fireEvent.click(screen.getAllByRole('button', { name: '더 보기' }).at(-1) ?? document.body)
    await waitFor(() => expect(opened.inputsOf(LIST)).toHaveLength(2))
    const arrive = async () => {
      held.resolve(last)
      await screen.findByText('두 번째 쪽')
    }
    return { ...opened, arrive }
  }

  it('stays as it was done, and the page comes all the same', async () => {
    const { arrive, inputsOf } = await openMore({
      [POST]: [mine({ id: 'c3', body: '저는 촛불' })],
      [DELETE]: [undefined],
      [LIKE]: [{ likes: 3, isLiked: true }],
    })
    await write('댓글', '저는 촛불')
    press('등록')
    await screen.findByText('저는 촛불', { selector: 'p' })
    fireEvent.click(within(commentOf('나는 등대래요')).getByRole('button', { name: '삭제' }))
    press('삭제하기')
    await waitFor(() => expect(screen.queryByText('나는 등대래요')).toBeNull())
    const like = () => within(commentOf('남는 말')).getByRole('button', { name: /^좋아요/ })
    fireEvent.click(like())
    await waitFor(() => expect(like().textContent).toBe('좋아요3'))

    await arrive()

    expect(screen.getByText('저는 촛불')).toBeDefined()
    expect(screen.queryByText('나는 등대래요')).toBeNull()
    expect(like().textContent).toBe('좋아요3')
    expect(screen.getByRole('heading', { name: '댓글 3' })).toBeDefined()
    expect(inputsOf(LIST).at(-1)).toMatchObject({ query: { cursor: 'next' } })
  })

  it('stays in all replies, which are asked for again', async () => {
    const held = Promise.withResolvers<unknown>()
    const reply = (id: string, body: string) => aComment({ id, parentId: 'c1', body })
    const whole = [reply('r1', '저도요'), reply('r2', '나는 아니에요')]
    const answered = aComment({ replies: [aReply()], replyCount: 2 })
    const mineAt = mine({ id: 'r3', parentId: 'c1', body: '저는 촛불' })
    openComments([aPage([answered]), held.promise, aPage([...whole, mineAt])], { [POST]: [mineAt] })
    fireEvent.click(await screen.findByRole('button', { name: /답글 1개 더 보기/ }))
    fireEvent.click(within(commentOf('나는 등대래요')).getByRole('button', { name: '답글' }))
    await write('답글', '저는 촛불')
    fireEvent.keyDown(await field('답글'), { key: 'Enter', ctrlKey: true })
    await screen.findByText('저는 촛불', { selector: 'p' })
    held.resolve(aPage(whole))
    await screen.findByText('나는 아니에요')
    expect(screen.getByText('저는 촛불')).toBeDefined()
  })
})
