import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aComment, aPage } from '../testing/a-comment.fake.js'
import { press, refusal } from '../testing/open-site.fake.js'
import { LIST, POST, mine, openComments, stubNearScreen, write } from './open-comments.fake.js'

beforeEach(stubNearScreen)
afterEach(cleanup)

const newer = aComment({ id: 'c2', body: '새 말' })
const older = aComment({ id: 'c1', body: '좋은 말', likes: 3 })
const byTime = aPage([newer, older])
const byLikes = aPage([older, newer])

const said = () =>
  screen.getAllByText(/^(새 말|좋은 말|방금 한 말)$/).map((each) => each.textContent)
const list = () => screen.getAllByRole('list')[0]

describe('the order of comments', () => {
  it('is chosen, and the list stays until the other has come', async () => {
    const held = Promise.withResolvers<unknown>()
    const { inputsOf } = openComments([byTime, held.promise])
    await screen.findByText('새 말')
    expect(screen.getByRole('button', { name: '최신순' }).getAttribute('aria-pressed')).toBe('true')
    press('좋아요순')
    await waitFor(() => expect(inputsOf(LIST)).toHaveLength(2))
    expect([said(), list()?.getAttribute('aria-busy')]).toEqual([['새 말', '좋은 말'], 'true'])
    held.resolve(byLikes)
    await waitFor(() => expect(said()).toEqual(['좋은 말', '새 말']))
    expect(list()?.getAttribute('aria-busy')).toBe('false')
    expect(inputsOf(LIST).map(({ query }) => query)).toEqual([{ sort: 'new' }, { sort: 'liked' }])
    press('최신순')
    expect(said()).toEqual(['새 말', '좋은 말'])
  })

  it('puts what one just said first, in either', async () => {
    openComments([byTime, byLikes], { [POST]: [mine({ id: 'c3', body: '방금 한 말' })] })
    await screen.findByText('새 말')
    press('좋아요순')
    await waitFor(() => expect(said()).toEqual(['좋은 말', '새 말']))
    await write('댓글', '방금 한 말')
    press('등록')
    await waitFor(() => expect(said()).toEqual(['방금 한 말', '좋은 말', '새 말']))
    press('최신순')
    expect(said()).toEqual(['방금 한 말', '새 말', '좋은 말'])
  })

  it('is asked for again where it did not come', async () => {
    openComments([byTime, refusal('NETWORK'), byLikes])
    await screen.findByText('새 말')
    press('좋아요순')
    fireEvent.click(await screen.findByRole('button', { name: '다시 시도' }))
    await waitFor(() => expect(said()).toEqual(['좋은 말', '새 말']))
  })

  it('is no question for one comment', async () => {
    openComments([aPage([older])])
    await screen.findByText('좋은 말')
    expect(screen.queryByRole('group', { name: '댓글 정렬' })).toBeNull()
  })
})
