import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { POST_ID, aPoll, aPost } from '../../testing/a-post'
import {
  openComposer,
  press,
  writeTitle,
  draft,
  refusal,
} from './internal/testing/open-composer.fake'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

const PATCH = 'PATCH /v1/community/post/{postId}'

describe('an edit', () => {
  const post = aPost({ isMine: true, version: 4, poll: aPoll() })

  it('counts as no new post on the first day', () => {
    openComposer({ post, isFirstDay: true })
    expect(screen.queryByText(/글을 세 개까지/)).toBeNull()
  })

  it('leaves no composer behind in the history where it is given up', () => {
    const { replace } = openComposer({ post })
    fireEvent.click(screen.getByRole('link', { name: '취소' }))
    expect(replace).toHaveBeenCalledWith(`/community/${POST_ID}`)
  })

  it('begins with the post, keeps its poll, and names the version it was made from', async () => {
    const { bodies, replace } = openComposer({ post, replies: { [PATCH]: [post] } })
    expect(screen.getByText('올린 뒤에는 투표를 수정할 수 없어요.')).toBeDefined()
    expect(screen.queryByRole('button', { name: '투표 넣기' })).toBeNull()
    writeTitle('고친 제목')
    press('저장')
    await waitFor(() => expect(replace).toHaveBeenCalledWith(`/community/${POST_ID}`))
    expect(bodies(PATCH)).toEqual([
      {
        version: 4,
        board: 'story',
        title: '고친 제목',
        body: post.body,
        attachments: [],
        isSpoiler: false,
      },
    ])
    expect(draft(POST_ID)).toBeNull()
  })

  it('keeps what was written where another window was first, and goes on from there', async () => {
    openComposer({ post, replies: { [PATCH]: [refusal('POST_CHANGED', 409)] } })
    writeTitle('고친 제목')
    press('저장')
    await screen.findByText('거절: POST_CHANGED')
    expect(draft(POST_ID)).toMatchObject({ title: '고친 제목', version: 4 })
    cleanup()
    const again = openComposer({ post: { ...post, version: 5 }, replies: { [PATCH]: [post] } })
    press('이어서 쓰기')
    expect(screen.getByRole('status').textContent).toContain('다른 창에서 이 글을 고쳤어요')
    press('저장')
    await waitFor(() => expect(again.replace).toHaveBeenCalledOnce())
    expect(again.bodies(PATCH)).toMatchObject([{ title: '고친 제목', version: 5 }])
  })
})
