import type { NotificationContent } from '@doran/contract'
import { fakeApi } from '../../testing/story-api.js'
import { expect, it } from 'vitest'
import { findNoticeCopy } from '../../shell/inbox/find-notice-copy.js'
import { performPending } from '../../session/login/perform-pending.js'

const caseId = '0198f5a2-0000-7000-8000-0000000000e1'
const at = '2026-11-25T03:00:00.000Z'

it('says why something is hidden, and leads to the appeal', () => {
  const data = { caseId, excerpt: '여섯 번째 열쇠', what: 'hidden', reason: '스포일러' } as const
  expect(findNoticeCopy({ type: 'content_hidden', data })).toEqual({
    sentence: '규칙에 어긋나는 내용을 숨겼어요.',
    detail: '‘여섯 번째 열쇠’\n이유: 스포일러',
    link: { href: `/community/appeal?case=${caseId}`, label: '이의 제기하기' },
  })
  const restored = { ...data, what: 'restored', reason: '' } as const
  expect(findNoticeCopy({ type: 'content_hidden', data: restored })).toEqual({
    sentence: '숨겼던 내용을 다시 보이게 했어요.',
    detail: '‘여섯 번째 열쇠’',
  })
})

it('leads to what is shown again where that has a page', () => {
  const linkOf = (targetType: 'post' | 'theme' | 'comment', what: 'restored' | 'hidden') => {
    const data = { caseId, targetType, targetId: 't1', excerpt: '', what, reason: '' }
    return findNoticeCopy({ type: 'content_hidden', data }).link
  }
  expect(linkOf('post', 'restored')).toEqual({ href: '/community/t1', label: '글 보기' })
  expect(linkOf('theme', 'restored')).toMatchObject({ label: '이야기 보기' })
  expect(linkOf('comment', 'restored')).toBeUndefined()
  expect(linkOf('post', 'hidden')).toMatchObject({ label: '이의 제기하기' })
})

it('quotes what is hidden on one line, and cuts it', () => {
  const detailOf = (excerpt: string) => {
    const data = { caseId, excerpt, what: 'restored', reason: '' } as const
    return findNoticeCopy({ type: 'content_hidden', data }).detail
  }
  expect(detailOf('제목\n첫 줄\n\n 둘째 줄')).toBe('‘제목 첫 줄 둘째 줄’')
  expect(detailOf('가'.repeat(40))).toBe(`‘${'가'.repeat(40)}’`)
  expect(detailOf('🌙'.repeat(41))).toBe(`‘${'🌙'.repeat(39)}…’`)
})

it('says until when nothing can be written, in Seoul’s time', () => {
  const data = { what: 'paused', caseId, reason: '욕설', endsAt: at } as const
  expect(findNoticeCopy({ type: 'sanction', data })).toMatchObject({
    sentence: '11월 25일 오후 12:00까지 글을 쓸 수 없어요.',
    link: { label: '이의 제기하기' },
  })
  const lifted = { ...data, what: 'lifted', endsAt: null } as const
  expect(findNoticeCopy({ type: 'sanction', data: lifted }).link).toBeUndefined()
})

it('shows a reporter the result, with the reason where there is one', () => {
  const detailOf = (data: Extract<NotificationContent, { type: 'report_result' }>['data']) =>
    findNoticeCopy({ type: 'report_result', data }).detail
  expect(detailOf({ outcome: 'upheld', reason: '도배' })).toContain('(도배)')
  expect(detailOf({ outcome: 'dismissed' })).not.toContain('(')
  expect(detailOf({ outcome: 'upheld', excerpt: '못된\n말' })).toMatch(/^‘못된 말’\n규칙에/)
})

it('counts comments that came together, and leads to the post', () => {
  const about = { targetType: 'post', targetId: 'p1', title: '첫 글', name: '달빛' } as const
  const of = (count: number) => findNoticeCopy({ type: 'comment', data: { ...about, count } })
  expect(of(1)).toMatchObject({
    sentence: '달빛 님이 ‘첫 글’에 댓글을 남겼어요.',
    link: { href: '/community/p1' },
  })
  expect(of(5).sentence).toBe('‘첫 글’에 댓글 5개가 달렸어요.')
})

it('votes once the member has signed in', async () => {
  const { client, requests } = fakeApi({ 'PUT /v1/community/post/{postId}/vote': [{}] }, [])
  const action = { type: 'vote', postId: 'p1', options: '0,2' } as const
  expect(await performPending(client, action)).toEqual({ isDone: true, message: '투표했어요.' })
  expect(requests[0]?.input).toEqual({ params: { postId: 'p1' }, body: { options: [0, 2] } })
})
