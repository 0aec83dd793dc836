import { RichText } from '@doran/contract'
import { expect, it } from 'vitest'
import { SHIPPED_PAGES } from './shipped-pages.js'

const { body } = SHIPPED_PAGES['community-rule']

it('opens the rules with a paragraph, and gives each of the ten what it says and two examples', () => {
  expect(RichText.parse(body)).toEqual(body)
  const types = body.map(({ type }) => type)
  expect(types.slice(0, 31)).toEqual([
    'paragraph',
    ...Array.from({ length: 10 }, () => ['heading', 'paragraph', 'list']).flat(),
  ])
  const lists = body.flatMap((block) => (block.type === 'list' ? [block.items] : []))
  for (const items of lists) {
    const lines = items.map(({ spans }) => spans.map(({ text }) => text).join(''))
    expect(lines).toEqual([
      expect.stringMatching(/^이렇게: ./),
      expect.stringMatching(/^이건 안 돼요: ./),
    ])
  }
})

it('closes them with what becomes of who breaks one, and how to object', () => {
  expect(body.slice(31)).toMatchObject([
    { type: 'heading', spans: [{ text: '어기면 어떻게 되나요?' }] },
    { type: 'paragraph' },
    { type: 'heading', spans: [{ text: '억울하다면요?' }] },
    { type: 'paragraph' },
  ])
})
