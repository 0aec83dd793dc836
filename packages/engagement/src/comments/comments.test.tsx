import { aMe } from '@doran/site/testing'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AUTHOR, aComment, aPage, aReply } from '../testing/a-comment.fake.js'
import {
  button,
  leaveToSignIn,
  noAnswer,
  openSite,
  press,
  refusal,
} from '../testing/open-site.fake.js'
import { Comments } from './comments.js'

const LIST = 'GET /v1/comment/{targetType}/{targetId}'
const POST = 'POST /v1/comment/{targetType}/{targetId}'
const PATCH = 'PATCH /v1/comment/{commentId}'
const DELETE = 'DELETE /v1/comment/{commentId}'
const ME = 'GET /v1/user/me'
const MINUTE_MS = 60_000

type Tell = (entries: { isIntersecting: boolean }[]) => void

/** A screen that tells by `see` what is on it, or within a margin around it. */
function stubScreen(see: (tell: Tell, margin: string) => void) {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: Tell
      readonly #margin: string
      constructor(tell: Tell, { rootMargin = '0px' }: { rootMargin?: string } = {}) {
        this.#tell = tell
        this.#margin = rootMargin
      }
      observe = () => see(this.#tell, this.#margin)
      unobserve = () => undefined
      disconnect = () => undefined
    },
  )
}

// Nothing scrolls here: what is on the page is near.
beforeEach(() => stubScreen((tell) => tell([{ isIntersecting: true }])))
afterEach(cleanup)

function open(lists: unknown[], replies: Record<string, unknown[]> = {}, isLoggedIn = true) {
  return openSite(
    <Comments targetType="game" targetId="g1" playHref="/psytest?id=g1" />,
    { [LIST]: lists, [ME]: [aMe()], ...replies },
    { isLoggedIn },
  )
}

function openPost(lists: unknown[], isReadOnly = false) {
  return openSite(<Comments targetType="post" targetId="p1" isReadOnly={isReadOnly} />, {
    [LIST]: lists,
    [ME]: [aMe()],
  })
}

const field = (label: string) => screen.findByLabelText(label, { selector: 'textarea' })
const write = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } })
const bodiesOf = (inputs: readonly Record<string, unknown>[]) => inputs.map(({ body }) => body)
const idOf = (body: unknown): unknown => Reflect.get(Object(body), 'clientCommentId')
const commentOf = (text: string) => {
  const article = screen.getByText(text).closest('article')
  if (!article) throw new Error(`no comment says: ${text}`)
  return article
}
const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString()
const mine = (over: Parameters<typeof aComment>[0] = {}) =>
  aComment({ isMine: true, editableUntil: minutesFromNow(5), ...over })

describe('the list', () => {
  it('waits until it comes near the screen', async () => {
    const told: Tell[] = []
    stubScreen((tell) => told.push(tell))
    const scroll = (isIntersecting: boolean) =>
      act(() => {
        for (const tell of told) tell([{ isIntersecting }])
      })
    const { inputsOf } = open([aPage([aComment()])])
    scroll(false)
    expect(inputsOf(LIST)).toEqual([])
    scroll(true)
    await screen.findByText('나는 등대래요')
  })

  it('looks ahead once the person scrolls, and keeps a heading and room until then', async () => {
    stubScreen((tell, margin) => tell([{ isIntersecting: margin !== '0px' }]))
    const { inputsOf } = open([aPage([aComment()])])
    expect(screen.getByRole('heading', { name: '댓글' })).toBeDefined()
    expect(document.querySelectorAll('#comments .skeleton').length).toBeGreaterThan(0)
    expect(inputsOf(LIST)).toEqual([])
    fireEvent.scroll(window)
    await screen.findByText('나는 등대래요')
    expect(inputsOf(LIST)).toHaveLength(1)
  })

  it('says who wrote, and who they are here', async () => {
    open([
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
    open([
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
    const { inputsOf } = open([
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
    open([aPage([])])
    expect(await screen.findByText('첫 번째로 한마디 남겨 볼까요?')).toBeDefined()
  })

  it('is closed until it is played, and says how many there are', async () => {
    open([aPage([], { access: 'closed', count: 12 })])
    await screen.findByText('결과 이야기가 있어요. 끝까지 해 보면 댓글 12개를 볼 수 있어요.')
    expect(screen.getByRole('link', { name: '시작하기' }).getAttribute('href')).toBe(
      '/psytest?id=g1',
    )
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('is not there where comments are off', async () => {
    const { inputsOf } = open([aPage([], { access: 'off' })])
    await waitFor(() => expect(inputsOf(LIST)).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull())
  })

  it('tries again where it does not come', async () => {
    open([refusal('NOT_ALLOWED', 403), aPage([aComment()])])
    await screen.findByText('댓글을 불러오지 못했어요.')
    press('다시 시도')
    expect(await screen.findByText('나는 등대래요')).toBeDefined()
    expect(screen.queryByText('댓글을 불러오지 못했어요.')).toBeNull()
  })
})

describe('what is done while more is read', () => {
  const LIKE = 'POST /v1/like/{targetType}/{targetId}'
  const last = aPage([aComment({ id: 'c9', body: '두 번째 쪽' })], { count: 3 })
  const first = aPage([mine(), aComment({ id: 'c2', body: '남는 말', likes: 2 })], {
    count: 3,
    nextCursor: 'next',
  })
  /** Asks for the second page, which does not come before `arrive`, and then once more. */
  async function openMore(replies: Record<string, unknown[]>) {
    const held = Promise.withResolvers<unknown>()
    const opened = open([first, held.promise, last, last, last], replies)
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
    open([aPage([answered]), held.promise, aPage([...whole, mineAt])], { [POST]: [mineAt] })
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

describe('writing', () => {
  it('shows the comment first, with the focus, and empties the field', async () => {
    const { inputsOf } = open([aPage([aComment()])], {
      [POST]: [mine({ id: 'c2', body: '저는 촛불' })],
    })
    await write('댓글', ' 저는 촛불 ')
    press('등록')
    await screen.findByText('저는 촛불', { selector: 'p' })
    expect(document.activeElement).toBe(commentOf('저는 촛불'))
    expect(await field('댓글')).toHaveProperty('value', '')
    expect(screen.getByRole('heading', { name: '댓글 2' })).toBeDefined()
    expect(inputsOf(POST)).toMatchObject([
      {
        params: { targetType: 'game', targetId: 'g1' },
        body: { body: '저는 촛불', parentId: null },
      },
    ])
    expect(sessionStorage).toHaveLength(0)
  })

  it('is sent by Ctrl or Cmd with Enter, never by Enter alone or within a syllable', async () => {
    const { inputsOf } = open([aPage([])], { [POST]: [mine({ body: '저는 촛불' })] })
    await write('댓글', '저는 촛불')
    const area = await field('댓글')
    fireEvent.keyDown(area, { key: 'Enter' })
    fireEvent.keyDown(area, { key: 'Enter', ctrlKey: true, isComposing: true })
    expect(inputsOf(POST)).toEqual([])
    fireEvent.keyDown(area, { key: 'Enter', metaKey: true })
    await waitFor(() => expect(inputsOf(POST)).toHaveLength(1))
    expect(screen.queryByText('첫 번째로 한마디 남겨 볼까요?')).toBeNull()
  })

  it('goes out under one id until it has arrived, and under another once it was changed', async () => {
    const { inputsOf } = open([aPage([])], {
      [POST]: [noAnswer(), noAnswer(), noAnswer(), mine({ body: '저는 등불' })],
    })
    await write('댓글', '저는 촛불')
    for (const sent of [1, 2]) {
      press('등록')
      await waitFor(() => expect(inputsOf(POST)).toHaveLength(sent))
      await screen.findByText(/쓴 내용은 그대로 있으니/)
    }
    await write('댓글', '저는 등불')
    press('등록')
    await waitFor(() => expect(inputsOf(POST)).toHaveLength(3))
    await screen.findByText(/쓴 내용은 그대로 있으니/)
    press('등록')
    await screen.findByText('저는 등불', { selector: 'p' })
    const [one, again, other, otherAgain] = bodiesOf(inputsOf(POST)).map(idOf)
    expect(again).toBe(one)
    expect(other).not.toBe(one)
    expect(otherAgain).toBe(other)
  })

  it('keeps what is typed over a reload of the page, with its id', async () => {
    const first = open([aPage([])], { [POST]: [noAnswer()] })
    await write('댓글', '저는 촛불')
    press('등록')
    await screen.findByText(/쓴 내용은 그대로 있으니/)
    const [sent] = bodiesOf(first.inputsOf(POST)).map(idOf)
    cleanup()
    const second = open([aPage([])], { [POST]: [mine({ body: '저는 촛불' })] })
    expect(await field('댓글')).toHaveProperty('value', '저는 촛불')
    press('등록')
    await screen.findByText('저는 촛불', { selector: 'p' })
    expect(bodiesOf(second.inputsOf(POST)).map(idOf)).toEqual([sent])
  })

  it('counts only near the limit, and sends nothing beyond it or empty', async () => {
    const { inputsOf } = open([aPage([])])
    await write('댓글', '가'.repeat(899))
    expect(screen.queryByText(/1,000/)).toBeNull()
    await write('댓글', '가'.repeat(1_001))
    expect(screen.getByText(/1,001/)).toBeDefined()
    press('등록')
    await screen.findByText('댓글은 1,000자까지 쓸 수 있어요. 조금 줄여 주세요.')
    await write('댓글', '   ')
    press('등록')
    await screen.findByText('댓글을 입력해 주세요.')
    expect(inputsOf(POST)).toEqual([])
  })

  it('says why it was refused, and keeps the text', async () => {
    open([aPage([])], { [POST]: [refusal('PLAY_FIRST', 403, '끝까지 해 본 뒤에 쓸 수 있어요.')] })
    await write('댓글', '저는 촛불')
    press('등록')
    await screen.findByText('끝까지 해 본 뒤에 쓸 수 있어요.')
    expect(await field('댓글')).toHaveProperty('value', '저는 촛불')
  })

  it('asks once more before words that hurt or personal data, and refuses neither', async () => {
    const said = '시발, 010-2345-6789로 전화해'
    const { inputsOf } = open([aPage([])], { [POST]: [mine({ body: said })] })
    await write('댓글', said)
    press('등록')
    const question = await screen.findByRole('alertdialog', { name: /누군가에게 상처가/ })
    expect(within(question).getByText('‘시발’')).toBeDefined()
    press('고치기')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(inputsOf(POST)).toEqual([])
    expect(await field('댓글')).toHaveProperty('value', said)
    press('등록')
    await screen.findByRole('alertdialog', { name: /누군가에게 상처가/ })
    press('올리기')
    await screen.findByRole('alertdialog', { name: /찾을 수 있는 정보/ })
    fireEvent.click(screen.getAllByRole('button', { name: '올리기' }).at(-1) ?? document.body)
    await screen.findByText(said, { selector: 'p' })
    expect(bodiesOf(inputsOf(POST))).toMatchObject([{ body: said }])
  })

  it('asks visitors to sign in, and sends it afterwards', async () => {
    const { changes } = open([aPage([])], {}, false)
    await write('댓글', ' 저는 촛불')
    press('등록')
    const action = await leaveToSignIn('댓글을 남기려면 로그인해 주세요.')
    expect(action).toMatchObject({
      type: 'comment',
      targetType: 'game',
      targetId: 'g1',
      body: '저는 촛불',
      draft: 'comment_g1',
    })
    expect(changes()).toEqual([])
    const stored = Object.values(sessionStorage).join('')
    expect(stored).toContain(' 저는 촛불')
    expect(stored).toContain(String(idOf(action)))
  })

  it('asks again for a sign-in that ended, with what was written', async () => {
    open([aPage([])], { [POST]: [refusal('SESSION_EXPIRED', 401)] })
    await write('댓글', '저는 촛불')
    press('등록')
    const reason = '로그인이 풀렸어요. 다시 로그인하면 하던 일을 이어서 할 수 있어요.'
    expect(await leaveToSignIn(reason)).toMatchObject({ type: 'comment', body: '저는 촛불' })
  })
})

describe('replies', () => {
  const answered = aComment({ replies: [aReply()], replyCount: 3 })

  it('are written below what they answer', async () => {
    const reply = aComment({ id: 'r2', parentId: 'c1', body: '반가워요', replyTo: '달빛' })
    const { inputsOf } = open([aPage([aComment()])], { [POST]: [reply] })
    await screen.findByText('나는 등대래요')
    press('답글')
    expect(document.activeElement).toBe(await field('답글'))
    await write('답글', '반가워요')
    fireEvent.keyDown(await field('답글'), { key: 'Enter', ctrlKey: true })
    await screen.findByText('반가워요', { selector: 'p' })
    expect(document.activeElement).toBe(commentOf('반가워요'))
    expect(screen.queryByLabelText('답글', { selector: 'textarea' })).toBeNull()
    expect(bodiesOf(inputsOf(POST))).toMatchObject([{ body: '반가워요', parentId: 'c1' }])
    expect(screen.getByText('달빛 님께')).toBeDefined()
  })

  it('answer a reply by its own id', async () => {
    const { inputsOf } = open([aPage([aComment({ replies: [aReply()], replyCount: 1 })])], {
      [POST]: [aComment({ id: 'r2', parentId: 'c1', body: '저도' })],
    })
    await screen.findByText('저도요')
    fireEvent.click(within(commentOf('저도요')).getByRole('button', { name: '답글' }))
    await write('답글', '저도')
    const [, send] = screen.getAllByRole('button', { name: '등록' })
    if (!send) throw new Error('there is no form for the reply')
    fireEvent.click(send)
    await screen.findByText('저도')
    expect(bodiesOf(inputsOf(POST))).toMatchObject([{ parentId: 'r1' }])
  })

  it('are left by Esc, back to the button, with what was typed kept', async () => {
    open([aPage([aComment()])])
    await screen.findByText('나는 등대래요')
    press('답글')
    await write('답글', '반가')
    fireEvent.keyDown(await field('답글'), { key: 'Escape' })
    expect(document.activeElement).toBe(button('답글'))
    press('답글')
    expect(await field('답글')).toHaveProperty('value', '반가')
  })

  it('are all shown once they are asked for', async () => {
    const all = ['r1', 'r2', 'r3'].map((id) => aComment({ id, parentId: 'c1', body: `답 ${id}` }))
    const { inputsOf } = open([aPage([answered]), aPage(all)])
    await screen.findByText('저도요')
    press('답글 2개 더 보기')
    await screen.findByText('답 r3')
    expect(inputsOf(LIST)[1]).toMatchObject({ query: { parentId: 'c1' } })
    expect(screen.queryByRole('button', { name: /개 더 보기/ })).toBeNull()
  })
})

describe('one’s own comment', () => {
  it('can be edited, and says that it was', async () => {
    const saved = { ...mine({ body: '나는 등불' }), editedAt: minutesFromNow(0) }
    const { inputsOf } = open([aPage([mine()])], { [PATCH]: [saved] })
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
    open([aPage([mine()])])
    await screen.findByText('나는 등대래요')
    expect(button('수정')).toBeDefined()
    await act(() => vi.advanceTimersByTimeAsync(5 * MINUTE_MS))
    expect(screen.queryByRole('button', { name: '수정' })).toBeNull()
    expect(button('삭제')).toBeDefined()
  })

  it('keeps what was edited too late, and says so', async () => {
    const late = refusal('COMMENT_TOO_OLD', 409, '5분이 지나서 고칠 수 없어요.')
    open([aPage([mine()])], { [PATCH]: [late] })
    await screen.findByText('나는 등대래요')
    press('수정')
    await write('댓글 수정', '나는 등불')
    press('저장')
    await screen.findByText('5분이 지나서 고칠 수 없어요.')
    expect(await field('댓글 수정')).toHaveProperty('value', '나는 등불')
  })

  it('is deleted after asking, and the focus goes to the heading', async () => {
    const { inputsOf } = open([aPage([mine(), aComment({ id: 'c2', body: '남는 말' })])], {
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
    open([aPage([mine()])], { [DELETE]: [noAnswer()] })
    await screen.findByText('나는 등대래요')
    press('삭제')
    press('삭제하기')
    await screen.findByText('연결이 끊겼어요.')
    expect(screen.getByText('나는 등대래요')).toBeDefined()
  })
})

describe('somebody else’s comment', () => {
  const LIKE = 'POST /v1/like/{targetType}/{targetId}'

  it('is liked at once, and taken back where that fails', async () => {
    open([aPage([aComment({ likes: 2 })])], { [LIKE]: [noAnswer()] })
    await screen.findByText('나는 등대래요')
    press(/^좋아요/)
    await screen.findByText('연결이 끊겼어요.')
    await waitFor(() => expect(button(/^좋아요/).textContent).toBe('좋아요2'))
  })

  it('is reported as a comment', async () => {
    const { inputsOf } = open([aPage([aComment()])], { 'POST /v1/report': [{ id: 'report-1' }] })
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
    open([aPage([aComment()]), aPage([])], { 'POST /v1/block/{profileId}': [undefined] })
    await screen.findByText('나는 등대래요')
    press('더 보기')
    fireEvent.click(await screen.findByRole('button', { name: '차단' }))
    await screen.findByRole('alertdialog', { name: '달빛 님을 차단할까요?' })
    press('차단하기')
    await waitFor(() => expect(screen.queryByText('나는 등대래요')).toBeNull())
  })

  it('offers visitors a report, and no block', async () => {
    open([aPage([aComment()])], {}, false)
    await screen.findByText('나는 등대래요')
    press('더 보기')
    expect(button('신고')).toBeDefined()
    expect(screen.queryByRole('button', { name: '차단' })).toBeNull()
  })
})

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
