import type { RichText } from '@doran/contract'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { siteAround } from '../../testing/site-around'
import { CommunityRulePage } from './community-rule-page'
import { splitRules } from './split-rules'

afterEach(cleanup)

const line = (text: string) => ({ level: 0, spans: [{ text }] })
const BODY: RichText = [
  { type: 'paragraph', spans: [{ text: '도란은 둘러앉는 자리예요.', bold: true }] },
  { type: 'heading', spans: [{ text: '결말은 가려 주세요.' }] },
  { type: 'paragraph', spans: [{ text: '다음 독자에게 주는 선물이에요.' }] },
  {
    type: 'list',
    isOrdered: false,
    items: [line('이렇게: 스포일러를 켜요.'), line('이건 안 돼요: 제목에 범인을 적어요.')],
  },
  { type: 'heading', spans: [{ text: '억울하다면요?' }] },
  { type: 'list', isOrdered: true, items: [line('알림을 눌러요.'), line('이렇게: 적어요.')] },
]

it('makes a card of each heading, and takes its examples out of it', () => {
  const { lead, rules, others } = splitRules(BODY)
  expect(lead).toHaveLength(1)
  expect(rules).toMatchObject([
    {
      title: '결말은 가려 주세요.',
      examples: [
        { isGood: true, spans: [{ text: '스포일러를 켜요.' }] },
        { isGood: false, spans: [{ text: '제목에 범인을 적어요.' }] },
      ],
    },
  ])
  expect(rules[0]?.body).toHaveLength(1)
  // A list that is not of examples alone stays in the text.
  expect(others).toMatchObject([{ title: '억울하다면요?', body: [{ type: 'list' }] }])
})

it('keeps the format of an example whose mark is formatted by itself', () => {
  const spans = [{ text: '이렇게:', bold: true } as const, { text: ' 가려요.' }]
  const body: RichText = [
    { type: 'heading', spans: [{ text: '가' }] },
    { type: 'list', isOrdered: false, items: [{ level: 0, spans }] },
  ]
  expect(splitRules(body).rules[0]?.examples[0]?.spans).toEqual([{ text: ' 가려요.' }])
})

it('says what is right and wrong in words, what follows, and how to appeal', () => {
  const text = {
    key: 'community-rule',
    version: 2,
    body: BODY,
    note: '홍보 글의 수를 정했어요.',
    publishedAt: '2026-11-20T00:00:00.000Z',
  } as const
  render(<CommunityRulePage text={text} now={new Date('2026-11-24T00:00:00.000Z')} />, {
    wrapper: siteAround(),
  })
  const [rule] = within(screen.getByRole('list', { name: '규칙' })).getAllByRole('listitem')
  expect(rule?.textContent).toContain('이렇게스포일러를 켜요.')
  expect(rule?.textContent).toContain('이건 안 돼요제목에 범인을 적어요.')
  const steps = within(screen.getByRole('table')).getAllByRole('rowheader')
  expect(steps.map((step) => step.textContent)).toEqual([
    '안내와 함께 가리기',
    '1일 쓰기 쉼',
    '7일 쓰기 쉼',
    '30일 쓰기 쉼',
    '이용 끝',
  ])
  expect(document.body.textContent).toContain('마지막으로 바뀐 날 11월 20일 (금) · 2판')
  expect(screen.getByRole('link', { name: '알림에서 보기' }).getAttribute('href')).toBe(
    '/notification',
  )
  expect(screen.getByRole('link', { name: '권리침해 신고' }).getAttribute('href')).toBe(
    '/community/rights',
  )
})
