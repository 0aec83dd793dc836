import { ApiError } from '@doran/api-client'
import type { Post } from '@doran/contract'
import { aMe, aRouter, fakeApi } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { POST_ID, aPoll, aPost } from '../../testing/a-post'
import { siteAround } from '../../testing/site-around'
import { DeletedPost } from './deleted-post'
import { PostPage } from './post-page'

// Nothing scrolls here: what is on the page is near.
beforeEach(() =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: { isIntersecting: boolean; target: Element }[]) => void
      constructor(tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
        this.#tell = tell
      }
      observe = (target: Element) => this.#tell([{ isIntersecting: true, target }])
      unobserve = () => undefined
      disconnect = () => undefined
    },
  ),
)
afterEach(cleanup)

const DELETE = 'DELETE /v1/community/post/{postId}'
const COMMENTS = 'GET /v1/comment/{targetType}/{targetId}'
const NO_COMMENTS = { access: 'open', count: 0, items: [], nextCursor: null }

const pageOf = (post: Post) => (
  <PostPage post={post} engagement={null} now="2026-11-24T06:00:00.000Z" attachments={null} />
)

function open(over: Partial<Post> = {}, replies: Record<string, unknown[]> = {}) {
  const replace = vi.fn<(href: string) => void>()
  const { client, requests } = fakeApi(
    {
      'GET /v1/engagement/{targetType}/{targetId}': [
        {
          likes: 0,
          followers: 0,
          comments: 0,
          isLiked: false,
          isSaved: false,
          collectionId: null,
          isFollowed: false,
        },
      ],
      'GET /v1/user/me': [aMe()],
      [COMMENTS]: [NO_COMMENTS],
      ...replies,
    },
    [],
  )
  const router = aRouter({ replace })
  render(pageOf(aPost(over)), { wrapper: siteAround({ api: client, isLoggedIn: true, router }) })
  return { requests, replace }
}

const text = () => document.body.textContent

describe('a post', () => {
  it('shows what was written, by whom and where, and leads on', () => {
    open({
      editedAt: '2026-11-24T05:30:00.000Z',
      previous: { id: 'before', title: '앞의 글' },
      next: { id: 'after', title: '뒤의 글' },
    })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('여섯 번째 열쇠를 찾았어요')
    expect(text()).toContain('창틀의 눈을 만져 보세요.')
    expect(text()).toContain('1시간 전 · 고침')
    const board = screen.getByRole('link', { name: '이야기 후기' })
    expect(board.getAttribute('href')).toBe('/community?board=story')
    const others = within(screen.getByRole('navigation', { name: '다른 글' })).getAllByRole('link')
    expect(others.map((link) => link.getAttribute('href'))).toEqual([
      '/community/after',
      '/community/before',
    ])
  })

  it('can be liked, saved, shared and reported by others', () => {
    open()
    for (const name of [/^공감/, '저장', '공유하기', '신고'])
      expect(screen.getByRole('button', { name })).toBeDefined()
    expect(screen.queryByRole('button', { name: '삭제' })).toBeNull()
  })

  it('is reported in a sheet', async () => {
    open()
    fireEvent.click(screen.getByRole('button', { name: '신고' }))
    expect(await screen.findByRole('dialog', { name: '신고하기' })).toBeDefined()
  })

  it('keeps its place for comments', async () => {
    open()
    expect(await screen.findByText('첫 댓글은 오래 기억에 남아요.')).toBeDefined()
  })
})

describe('a spoiler', () => {
  it('is not on the page until it is asked for', () => {
    open({ isSpoiler: true, poll: aPoll() })
    expect(text()).not.toContain('창틀의 눈')
    expect(text()).not.toContain('어느 결말이 좋았나요?')
    fireEvent.click(screen.getByRole('button', { name: '내용 보기' }))
    expect(text()).toContain('창틀의 눈')
    expect(text()).toContain('어느 결말이 좋았나요?')
  })

  it('is not in what the server renders', () => {
    const Site = siteAround()
    const html = renderToString(<Site>{pageOf(aPost({ isSpoiler: true }))}</Site>)
    expect(html).not.toContain('창틀의 눈')
    expect(html).toContain('스포일러가 있는 글이에요')
  })
})

describe('one’s own post', () => {
  it('can be edited, and deleted after a question', async () => {
    const { requests, replace } = open({ isMine: true }, { [DELETE]: [undefined] })
    const edit = screen.getByRole('link', { name: '수정' })
    expect(edit.getAttribute('href')).toBe(`/community/write?id=${POST_ID}`)
    fireEvent.click(screen.getByRole('button', { name: '삭제' }))
    const question = await screen.findByRole('alertdialog')
    expect(requests.filter(({ key }) => key === DELETE)).toEqual([])
    fireEvent.click(within(question).getByRole('button', { name: '삭제' }))
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/community'))
    expect(await screen.findByText('글을 삭제했어요.')).toBeDefined()
  })

  it('gives its place in the history to the composer, which gives it back', () => {
    const { replace } = open({ isMine: true })
    const edit = screen.getByRole('link', { name: '수정' })
    // The browser opens it in a new tab.
    edit.addEventListener('click', (event) => event.preventDefault(), { once: true })
    fireEvent.click(edit, { ctrlKey: true })
    expect(replace).not.toHaveBeenCalled()
    fireEvent.click(edit)
    expect(replace).toHaveBeenCalledWith(`/community/write?id=${POST_ID}`)
  })

  it('stays where it could not be deleted, and says why', async () => {
    const failed = new ApiError({ code: 'TOO_MANY', message: '조금 뒤에 와 주세요.', status: 429 })
    const { replace } = open({ isMine: true }, { [DELETE]: [failed] })
    fireEvent.click(screen.getByRole('button', { name: '삭제' }))
    const question = await screen.findByRole('alertdialog')
    fireEvent.click(within(question).getByRole('button', { name: '삭제' }))
    expect(await screen.findByText('조금 뒤에 와 주세요.')).toBeDefined()
    expect(replace).not.toHaveBeenCalled()
  })

  it('that is hidden says so, leads to the appeal and cannot be shared', () => {
    open({ isMine: true, isHidden: true, hiddenCaseId: 'case-1' })
    const notice = within(screen.getByRole('complementary', { name: '숨긴 글' }))
    expect(notice.getByRole('link').getAttribute('href')).toBe('/community/appeal?case=case-1')
    expect(screen.queryByRole('button', { name: '공유하기' })).toBeNull()
  })

  it('that is hidden takes no votes and no first comment, and can still be edited', () => {
    open({ isMine: true, isHidden: true, hiddenCaseId: 'case-1', poll: aPoll(), comments: 0 })
    expect(text()).toContain('빈자리')
    expect(text()).not.toContain('0%')
    expect(screen.queryByRole('button', { name: '투표하기' })).toBeNull()
    expect(screen.queryByText('댓글')).toBeNull()
    for (const [role, name] of [
      ['link', '수정'],
      ['button', '삭제'],
    ] as const)
      expect(screen.getByRole(role, { name })).toBeDefined()
  })
})

describe('a deleted post', () => {
  it('says so, and keeps what was said of it', async () => {
    const { client } = fakeApi({ [COMMENTS]: [NO_COMMENTS], 'GET /v1/user/me': [aMe()] }, [])
    render(<DeletedPost postId={POST_ID} />, {
      wrapper: siteAround({ api: client, isLoggedIn: true }),
    })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('작성자가 삭제한 글이에요.')
    expect(await screen.findByRole('region', { name: '댓글' })).toBeDefined()
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})
