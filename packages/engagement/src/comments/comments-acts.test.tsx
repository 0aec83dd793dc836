import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aComment, aPage } from '../testing/a-comment.fake.js'
import { button, noAnswer, press, refusal } from '../testing/open-site.fake.js'
import {
  DELETE,
  LIKE,
  MINUTE_MS,
  commentOf,
  field,
  mine,
  minutesFromNow,
  openComments,
  stubNearScreen,
  write,
} from './open-comments.fake.js'

beforeEach(stubNearScreen)
afterEach(cleanup)

const PATCH = 'PATCH /v1/comment/{commentId}'

describe('one’s own comment', () => {
  it('can be edited, and says that it was', async () => {
    const saved = { ...mine({ body: '나는 등불' }), editedAt: minutesFromNow(0) }
    const { inputsOf } = openComments([aPage([mine()])], { [PATCH]: [saved] })
    await screen.findByText('나는 등대래요')
    press('수정')
    await write('댓글 수정', '나는 등불')
    press('저장')
    await screen.findByText('나는 등불', { selector: 'p' })
    expect(screen.getByText(/수정됨/)).toBeDefined()
    expect(document.activeElement).toBe(commentOf('나는 등불'))
    expect(inputsOf(PATCH)).toEqual([{ params: { commentId: 'c1' }, body: { body: '나는 등불' } }])
  })

  it('can be edited no longer once its time is over', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    openComments([aPage([mine()])])
    await screen.findByText('나는 등대래요')
    expect(button('수정')).toBeDefined()
    await act(() => vi.advanceTimersByTimeAsync(5 * MINUTE_MS))
    expect(screen.queryByRole('button', { name: '수정' })).toBeNull()
    expect(button('삭제')).toBeDefined()
  })

  it('keeps what was edited too late, and says so', async () => {
    const late = refusal('COMMENT_TOO_OLD', 409, '5분이 지나서 고칠 수 없어요.')
    openComments([aPage([mine()])], { [PATCH]: [late] })
    await screen.findByText('나는 등대래요')
    press('수정')
    await write('댓글 수정', '나는 등불')
    press('저장')
    await screen.findByText('5분이 지나서 고칠 수 없어요.')
    expect(await field('댓글 수정')).toHaveProperty('value', '나는 등불')
  })

  it('is deleted after asking, and the focus goes to the heading', async () => {
    const { inputsOf } = openComments([aPage([mine(), aComment({ id: 'c2', body: '남는 말' })])], {
      [DELETE]: [undefined],
    })
    await screen.findByText('나는 등대래요')
    press('삭제')
    expect(document.activeElement).toBe(button('취소'))
    expect(inputsOf(DELETE)).toEqual([])
    press('삭제하기')
    await screen.findByText('댓글을 지웠어요.')
    await waitFor(() => expect(screen.queryByText('나는 등대래요')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '댓글 1' }))
    expect(screen.getByText('남는 말')).toBeDefined()
  })

  it('stays where the call fails', async () => {
    openComments([aPage([mine()])], { [DELETE]: [noAnswer()] })
    await screen.findByText('나는 등대래요')
    press('삭제')
    press('삭제하기')
    await screen.findByText('연결이 끊겼어요.')
    expect(screen.getByText('나는 등대래요')).toBeDefined()
  })
})

describe('somebody else’s comment', () => {
  it('is liked at once, and taken back where that fails', async () => {
    openComments([aPage([aComment({ likes: 2 })])], { [LIKE]: [noAnswer()] })
    await screen.findByText('나는 등대래요')
    press(/^좋아요/)
    await screen.findByText('연결이 끊겼어요.')
    await waitFor(() => expect(button(/^좋아요/).textContent).toBe('좋아요2'))
  })

  it('is reported as a comment', async () => {
    const { inputsOf } = openComments([aPage([aComment()])], {
      'POST /v1/report': [{ id: 'report-1' }],
    })
    await screen.findByText('나는 등대래요')
    press('더 보기')
    press('신고')
    fireEvent.click(await screen.findByRole('radio', { name: '욕설·괴롭힘' }))
    press('신고하기')
    await screen.findByText(/알려 주셔서 고마워요/)
    expect(inputsOf('POST /v1/report')).toMatchObject([
      { body: { targetType: 'comment', targetId: 'c1', reason: 'abuse' } },
    ])
  })

  it('goes with its author once they are blocked', async () => {
    openComments([aPage([aComment()]), aPage([])], { 'POST /v1/block/{profileId}': [undefined] })
    await screen.findByText('나는 등대래요')
    press('더 보기')
    fireEvent.click(await screen.findByRole('button', { name: '차단' }))
    await screen.findByRole('alertdialog', { name: '달빛 님을 차단할까요?' })
    press('차단하기')
    await waitFor(() => expect(screen.queryByText('나는 등대래요')).toBeNull())
  })

  it('offers visitors a report, and no block', async () => {
    openComments([aPage([aComment()])], {}, false)
    await screen.findByText('나는 등대래요')
    press('더 보기')
    expect(button('신고')).toBeDefined()
    expect(screen.queryByRole('button', { name: '차단' })).toBeNull()
  })
})
