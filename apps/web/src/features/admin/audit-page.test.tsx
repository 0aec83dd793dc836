import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { AuditPage } from './audit-page'
import { detailWords } from './internal/audit/audit-words'
import { aMaker, CASE_ID, openAdmin, PERSON_ID, POST_ID } from './internal/testing/an-operator.fake'

const entry = {
  id: 'a1',
  action: 'role.granted',
  by: aMaker({ name: '지킴이' }),
  to: aMaker(),
  details: { role: 'moderator' },
  createdAt: '2026-11-20T00:00:00.000Z',
}

async function open(...items: unknown[]) {
  openAdmin(<AuditPage />, { 'GET /v1/admin/audit': [{ items, nextCursor: null }] })
  return screen.findAllByRole('listitem')
}
const hrefOf = (row: HTMLElement | undefined, name: string) =>
  row && within(row).getByRole('link', { name }).getAttribute('href')

afterEach(cleanup)

it('tells who did what to whom', async () => {
  const strange = { ...entry, id: 'a2', action: 'new.thing', by: null, to: null, details: {} }
  const [first, second] = await open(entry, strange)
  expect(first?.textContent).toMatch(/^권한을 줬어요 11월 20일.*지킴이 님 → 달빛 님/)
  expect(first?.textContent).toContain('운영자')
  expect(second?.textContent).toMatch(/^new.thing .*도란/)
})

it('leads to the people, the case and the post, and shows no id', async () => {
  const details = { sanctionId: 's-1', kind: 'pause', days: 7, caseId: CASE_ID }
  const [given, pinned] = await open(
    { ...entry, action: 'sanction.given', details },
    { ...entry, id: 'a2', action: 'post.pinned', details: { postId: POST_ID, isPinned: true } },
  )
  expect(hrefOf(given, '달빛 님')).toBe(`/admin/person?id=${PERSON_ID}`)
  expect(hrefOf(given, '신고 보기')).toBe(`/admin/case?id=${CASE_ID}`)
  expect(hrefOf(pinned, '글 보기')).toBe(`/community/${POST_ID}`)
  expect(given?.textContent).not.toMatch(/s-1|sanctionId/)
})

it.each([
  [{ role: 'admin' }, '관리자'],
  [{ caseId: CASE_ID, outcome: 'upheld', targetType: 'post' }, '글 · 규칙 위반'],
  [
    {
      caseId: CASE_ID,
      outcome: 'upheld',
      targetType: 'post',
      blocksPictures: true,
      sanction: 'pause',
    },
    '글 · 규칙 위반 · 쓰기 쉼 · 사진을 다시 못 올림',
  ],
  [{ caseId: CASE_ID, outcome: 'dismissed', blocksPictures: false }, '문제없음'],
  [{ sanctionId: 's-1', kind: 'pause', days: 1 }, '1일 동안 쓰기 쉼'],
  [{ sanctionId: 's-1', kind: 'pause' }, '쓰기 쉼'],
  [{ sanctionId: 's-1', kind: 'end' }, '이용 끝'],
  [{ key: 'community-rule', version: 3 }, '커뮤니티 규칙 · 3판'],
  [{ postId: POST_ID, isPinned: false }, '고정 풀기'],
  [{ place: 'today-game', targetId: 'g-1', days: 7 }, '오늘의 한 판 · 7일 동안'],
  [{ place: 'today-game', targetId: 'g-1', days: 0 }, '오늘의 한 판 · 바꿀 때까지'],
  [{ place: 'tales-hero', targetId: '', days: 0 }, '이야기 홈의 첫 이야기 · 규칙에 맡김'],
  [{ profileId: PERSON_ID, currency: 'coin', delta: 1_200 }, '코인 +1,200'],
  [{ profileId: PERSON_ID, currency: 'gem', delta: -3 }, '젬 -3'],
  [{ outcome: 'new', another: 'thing' }, ''],
])('says %o in Korean', (details, words) => {
  expect(detailWords(details)).toBe(words)
})
