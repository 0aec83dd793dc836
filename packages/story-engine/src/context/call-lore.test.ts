import { describe, expect, it } from 'vitest'
import { callLore } from './call-lore.js'
import { fitLore } from './fit-lore.js'
import { assemble, countTokens, past, theme } from './long-story.fake.js'

const calledBy = (...texts: string[]) =>
  callLore(theme, texts).map(({ card, by, depth, age }) => [card.title, by, depth, age])

describe('callLore', () => {
  it('hears names in Korean, never parts of other words', () => {
    expect(calledBy('기름이 샌다')).toEqual([['기름통', '기름', 0, 0]])
    expect(calledBy('밧줄공장과 기름지다')).toEqual([])
  })

  it('follows cards that name cards, twice and no further', () => {
    expect(calledBy('밧줄을 당긴다')).toEqual([
      ['밧줄', '밧줄', 0, 0],
      ['종', '종이', 1, 0],
      ['심지', '심지', 2, 0],
    ])
  })

  it('puts what was named first before what is older or called by a card', () => {
    expect(calledBy('밧줄을 당긴다', '기름을 붓는다').map(([title]) => title)).toEqual([
      '밧줄',
      '기름통',
      '종',
      '심지',
    ])
  })
})

describe('lore in a prompt', () => {
  it('comes on the turn that names it, by the input, the beat and the last four turns', () => {
    const [first, ...rest] = past(8)
    const named = { kind: 'do' as const, text: '나팔을 든다', output: '조용했다.' }
    const at = (place: number) =>
      assemble({
        turns: 8,
        history: [first, ...rest].flatMap((turn, index) =>
          turn ? [index === place ? named : turn] : [],
        ),
      })
    const card = { card: '나팔', by: '나팔' }
    expect(at(3).fired).toContainEqual(card)
    expect(at(4).fired).not.toContainEqual(card)
    const typed = assemble({ input: { kind: 'do', text: '나팔을 분다' } })
    expect(typed.fired).toContainEqual(card)
    expect(typed.messages.at(-1)?.content).toContain('- 나팔: 아무도 불지 않는')
    const asked = assemble({ input: { kind: 'choice', text: '', choiceId: 'yard/ask-light' } })
    expect(asked.fired).toContainEqual({ card: '기름통', by: '기름' })
  })

  it('drops what was called by cards first and says why', () => {
    const called = callLore(theme, ['밧줄을 당긴다', '기름을 붓는다'])
    const { lines, tokens, drops } = fitLore(theme, called, 55, countTokens)
    expect(lines.map((line) => line.slice(2, 5))).toEqual(['기름통', '밧줄:'])
    expect(tokens).toBeLessThanOrEqual(55)
    expect(drops.map(({ what, reason }) => [what, reason])).toEqual([
      ['종', 'recursion'],
      ['심지', 'recursion'],
    ])
    const [one, other] = [30, 5].map((room) => fitLore(theme, called, room, countTokens).drops[0])
    expect([one?.what, one?.reason, other?.what, other?.reason]).toEqual([
      '기름통',
      'priority',
      '밧줄',
      'budget',
    ])
  })
})
