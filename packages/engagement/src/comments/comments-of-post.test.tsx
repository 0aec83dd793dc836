import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aComment, aPage } from '../testing/a-comment.fake.js'
import { LIST, openPost, stubNearScreen } from './open-comments.fake.js'

beforeEach(stubNearScreen)
afterEach(cleanup)

describe('the comments of a post', () => {
  afterEach(() => window.history.replaceState(null, '', '/'))

  it('say that the first one will be remembered', async () => {
    openPost([aPage([])])
    expect(await screen.findByText('첫 댓글은 오래 기억에 남아요.')).toBeDefined()
  })

  it('mark who wrote the post', async () => {
    openPost([aPage([aComment({ isByMaker: true })])])
    expect(await screen.findByText('글쓴이')).toBeDefined()
  })

  it('are kept below a post that is gone, and nothing is added', async () => {
    openPost([aPage([aComment({ body: '그립네요' })])], true)
    expect(await screen.findByText('그립네요')).toBeDefined()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: '답글' })).toBeNull()
  })

  it('are gone through to the one that the address names', async () => {
    window.history.replaceState(null, '', '/#c-late')
    const late = aComment({ id: 'late', body: '나중 것' })
    const { inputsOf } = openPost([aPage([aComment()], { nextCursor: 'next' }), aPage([late])])
    const article = (await screen.findByText('나중 것')).closest('article')
    await waitFor(() => expect(document.activeElement).toBe(article))
    expect(inputsOf(LIST)).toHaveLength(2)
  })
})
