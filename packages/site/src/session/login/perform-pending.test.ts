import { ApiError, networkError } from '@doran/api-client'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeApi } from '../../testing/story-api.js'
import { drafts } from './drafts.js'
import type { PendingAction } from './pending-action.js'
import { performPending } from './perform-pending.js'

afterEach(() => sessionStorage.clear())

const LIKE = 'POST /v1/like/{targetType}/{targetId}'
const REACT = 'PUT /v1/morning/note/{noteId}/reaction'
const COMMENT = 'POST /v1/comment/{targetType}/{targetId}'

const like: PendingAction = { type: 'like', targetType: 'theme', targetId: 't1' }
const comment: PendingAction = {
  type: 'comment',
  targetType: 'game',
  targetId: 'g1',
  body: '나는 등대래요',
  clientCommentId: 'client-comment-1',
  draft: 'comment_g1',
}
const draft = drafts.text({ name: 'comment_g1', scope: 'tab' })

describe('an act that waited for the sign-in', () => {
  it('is done by its call', async () => {
    const { client, requests } = fakeApi({ [LIKE]: [{}] }, [])
    expect(await performPending(client, like)).toEqual({
      isDone: true,
      message: '좋아요를 눌렀어요.',
    })
    expect(requests).toEqual([
      { key: LIKE, input: { params: { targetType: 'theme', targetId: 't1' } } },
    ])
  })

  it('is a reaction where one of those is stored, and said to have failed where it is none', async () => {
    const { client, requests } = fakeApi({ [REACT]: [{}] }, [])
    const reaction = { type: 'react-to-note', noteId: 'n1', reaction: 'clap' } as const
    expect(await performPending(client, reaction)).toEqual({
      isDone: true,
      message: '마음을 남겼어요.',
    })
    expect(requests).toEqual([
      { key: REACT, input: { params: { noteId: 'n1' }, body: { reaction: 'clap' } } },
    ])
    expect(await performPending(client, { ...reaction, reaction: 'wave' })).toEqual({
      isDone: false,
      message: '마음을 남기지 못했어요. 다시 시도해 주세요.',
    })
  })

  it('is no call where it goes on as a page', async () => {
    const { client, requests } = fakeApi({}, [])
    const action = { type: 'continue-story', sessionId: 's1' } as const
    expect(await performPending(client, action)).toBeNull()
    expect(requests).toEqual([])
  })

  it('sends what was written under its id, and drops the draft once it arrived', async () => {
    draft.write('나는 등대래요')
    const { client, requests } = fakeApi({ [COMMENT]: [{}] }, [])
    expect(await performPending(client, comment)).toMatchObject({ isDone: true })
    expect(requests[0]?.input).toMatchObject({
      body: { body: '나는 등대래요', clientCommentId: 'client-comment-1' },
    })
    expect(draft.read()).toBeNull()
  })

  it('sends a reply to what it answers', async () => {
    const { client, requests } = fakeApi({ [COMMENT]: [{}] }, [])
    await performPending(client, { ...comment, type: 'reply', parentId: 'c1' })
    expect(requests[0]?.input).toMatchObject({ body: { parentId: 'c1' } })
  })

  it('keeps what was written, and says why it was refused', async () => {
    draft.write('나는 등대래요')
    const refusal = new ApiError({ code: 'PLAY_FIRST', message: '먼저 해 봐요.', status: 403 })
    const { client } = fakeApi({ [COMMENT]: [refusal] }, [])
    expect(await performPending(client, comment)).toEqual({
      isDone: false,
      message: '댓글을 남기지 못했어요. 먼저 해 봐요.',
    })
    expect(draft.read()).toBe('나는 등대래요')
  })

  it.each([networkError(new TypeError('failed')), new Error('bug')])(
    'asks for another try after %s',
    async (error) => {
      const { client } = fakeApi({ [LIKE]: [error] }, [])
      expect(await performPending(client, like)).toEqual({
        isDone: false,
        message: '좋아요를 누르지 못했어요. 다시 시도해 주세요.',
      })
    },
  )

  it('makes no call for a kind of thing that there is not', async () => {
    const { client, requests } = fakeApi({}, [])
    const strange = { ...like, targetType: 'planet' }
    expect(await performPending(client, strange)).toMatchObject({ isDone: false })
    expect(requests).toEqual([])
  })
})
