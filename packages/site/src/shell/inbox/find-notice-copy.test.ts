import { NotificationContent, type EngagementTarget } from '@doran/contract'
import { expect, it } from 'vitest'
import { findRoute } from '../../core/routes.js'
import { findNoticeCopy } from './find-notice-copy.js'

const at = '2026-11-21T00:00:00.000Z'
const sessionId = '0198f5a2-0000-7000-8000-0000000000c1'
const about = { targetType: 'game', targetId: 'g1', title: '나는 어떤 불빛일까' } as const
const NOTICES: NotificationContent[] = [
  { type: 'welcome', data: {} },
  { type: 'stories_merged', data: { stories: 3 } },
  { type: 'new_sign_in', data: { device: 'Safari, iPhone', at, sessionId } },
  { type: 'short_time_sign_in', data: { device: 'Chrome, Windows', at, sessionId } },
  { type: 'password_changed', data: { at } },
  { type: 'deletion_undone', data: {} },
  { type: 'chat', data: { channelId: 'c1', name: '달빛' } },
  { type: 'comment', data: { ...about, name: '달빛', count: 1 } },
  { type: 'comment_reply', data: { ...about, name: '달빛', count: 1 } },
  { type: 'like_milestone', data: { ...about, likes: 1_000 } },
  { type: 'payment', data: { what: 'paid', orderId: 'o1', amountKrw: 3_000, coins: 31 } },
  { type: 'gem_refill', data: { gems: 20 } },
  { type: 'pass_ending', data: { endsAt: at } },
  { type: 'report_result', data: { outcome: 'upheld' } },
  {
    type: 'content_hidden',
    data: { caseId: 'k1', excerpt: '밤에 쓴 글', what: 'hidden', reason: '광고가 들어 있어요.' },
  },
  { type: 'tree_letter', data: { shareCode: 'AAAAAAAAAA', tree: '겨울 편지함', count: 3 } },
  { type: 'tree_opened', data: { shareCode: 'AAAAAAAAAA', tree: '겨울 편지함', letters: 12 } },
  { type: 'year_letter', data: { year: 2026 } },
  { type: 'review_reply', data: { themeId: 't1', title: '여섯 번째 열쇠', excerpt: '고마워요.' } },
  {
    type: 'review_helpful',
    data: { themeId: 't1', title: '여섯 번째 열쇠', helpful: 3, runes: 10 },
  },
  {
    type: 'ticket_answered',
    data: { ticketId: 't1', number: 'D-1001', excerpt: '환불해 드렸어요.' },
  },
  {
    type: 'sanction',
    data: { what: 'paused', caseId: 'k1', reason: '광고를 되풀이했어요.', endsAt: at },
  },
]

it('knows every kind of notice, and leads only to pages that exist', () => {
  expect(NOTICES.map(({ type }) => type)).toEqual(
    NotificationContent.options.map((option) => option.shape.type.value),
  )
  const copies = NOTICES.map(findNoticeCopy)
  expect(new Set(copies.map(({ sentence }) => sentence)).size).toBe(NOTICES.length)
  const goals = copies.flatMap(({ link }) => (link ? [link.href] : []))
  expect(goals.filter((href) => findRoute(href.split('?')[0] ?? '') === null)).toEqual([])
  expect(goals).toHaveLength(18)
})

it('leads to the conversation it is about', () => {
  const { sentence, link } = findNoticeCopy({
    type: 'chat',
    data: { channelId: 'c1', name: '달빛' },
  })
  expect(sentence).toBe('달빛 님이 메시지를 보냈어요.')
  expect(link?.href).toBe('/chatroom?id=c1')
})

it('says what it is about', () => {
  expect(findNoticeCopy({ type: 'stories_merged', data: { stories: 3 } }).sentence).toContain('3개')
  expect(
    findNoticeCopy({ type: 'new_sign_in', data: { device: 'Safari, iPhone', at, sessionId } }),
  ).toMatchObject({ detail: 'Safari, iPhone', signInId: sessionId })
})

it('leads to the very thing that it is about, whatever that is', () => {
  const hrefOf = (targetType: EngagementTarget) =>
    findNoticeCopy({
      type: 'like_milestone',
      data: { ...about, targetType, likes: 10 },
    }).link?.href
  expect(hrefOf('game')).toBe('/games/detail?id=g1')
  expect(hrefOf('theme')).toBe('/doran-tales/theme/g1')
  expect(hrefOf('profile')).toBe('/doran-tales/creator/g1')
  const below = { targetType: 'game', targetId: 'g2' } as const
  const comment = { ...about, targetType: 'comment', likes: 10, below } as const
  expect(findNoticeCopy({ type: 'like_milestone', data: comment })).toMatchObject({
    sentence: expect.stringContaining('내 댓글 ‘'),
    link: { href: '/games/detail?id=g2' },
  })
})

it('says why something was hidden, and leads to the appeal', () => {
  const data = {
    caseId: 'k1',
    excerpt: '밤에 쓴 글',
    what: 'hidden',
    reason: '광고가 들어 있어요.',
  } as const
  const hidden = findNoticeCopy({ type: 'content_hidden', data })
  expect(hidden.detail).toContain('밤에 쓴 글')
  expect(hidden.detail).toContain('광고가 들어 있어요.')
  expect(hidden.link?.href).toBe('/community/appeal?case=k1')
})

it('shows a reporter the reason for the decision', () => {
  const data = { outcome: 'dismissed', reason: '앞뒤를 보면 괜찮아요.' } as const
  expect(findNoticeCopy({ type: 'report_result', data }).detail).toContain('앞뒤를 보면 괜찮아요.')
})

it('counts what came several times', () => {
  const data = { ...about, name: '달빛', count: 5 }
  expect(findNoticeCopy({ type: 'comment', data }).sentence).toContain('댓글 5개')
})
