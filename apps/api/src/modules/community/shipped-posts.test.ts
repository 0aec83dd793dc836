import { RichText } from '@doran/contract'
import { PRICES } from '@doran/contract/limits'
import { expect, it } from 'vitest'
import { SHIPPED_POSTS } from './shipped-posts.js'

const textOf = (body: RichText): string[] =>
  body.flatMap((block) => {
    if (block.type === 'picture') return []
    const lines = block.type === 'list' ? block.items : [block]
    return lines.map(({ spans }) => spans.map(({ text }) => text).join(''))
  })

it.each(SHIPPED_POSTS)('$title: is short, formatted, and ends with a question', ({ body }) => {
  const lines = textOf(body)
  const length = Array.from(lines.join('')).length
  expect(RichText.parse(body)).toEqual(body)
  expect(length).toBeGreaterThanOrEqual(300)
  expect(length).toBeLessThanOrEqual(900)
  expect(body.map(({ type }) => type)).toContain('heading')
  expect(lines.at(-1)).toContain('댓글')
  expect(lines.join('')).not.toContain('**')
})

it('has its own ids, titles, and one pinned', () => {
  expect(new Set(SHIPPED_POSTS.map(({ id }) => id)).size).toBe(6)
  expect(new Set(SHIPPED_POSTS.map(({ title }) => title)).size).toBe(6)
  expect(SHIPPED_POSTS.filter(({ isPinned }) => isPinned)).toHaveLength(1)
})

it('says what turns cost and a day gives', () => {
  const gems = SHIPPED_POSTS.find(({ title }) => title.includes('젬'))
  const text = textOf(gems?.body ?? []).join('\n')
  expect(text).toContain(`AI 모델 · 기본: 젬 ${PRICES.turnGems.basic}개`)
  expect(text).toContain(`AI 모델 · 깊은: 젬 ${PRICES.turnGems.deep}개`)
  expect(text).toContain(`${PRICES.dailyGems}개로 새로 채워져요`)
})
