import { describe, expect, it } from 'vitest'
import { callLore } from './call-lore.js'
import { keepTimedLore } from './timed-lore.js'
import { compileTheme } from '../compile/compile-theme.js'
import { commonBridges } from '../testing/lighthouse-theme.js'
import { fitLore } from './fit-lore.js'
import { assemble, countTokens, past, rich, start, theme } from './long-story.fake.js'

const calledBy = (...texts: string[]) =>
  callLore(theme, start, texts).map(({ card, by, depth, age }) => [card.title, by, depth, age])

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
    const called = callLore(theme, start, ['밧줄을 당긴다', '기름을 붓는다'])
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

describe('cards with more to them', () => {
  const [rope] = rich.cards.filter(({ title }) => title === '밧줄')
  const withRope = (over: object) =>
    compileTheme(
      { ...rich, cards: rich.cards.map((card) => (card === rope ? { ...card, ...over } : card)) },
      commonBridges,
    )
  const isCalled = (made: ReturnType<typeof withRope>, text: string, state = start) =>
    callLore(made, state, [text]).some(({ card }) => card.title === '밧줄')

  it.each([
    ['any', '밧줄로 배를 묶는다', true],
    ['any', '밧줄을 본다', false],
    ['all', '밧줄로 배와 닻을 묶는다', true],
    ['all', '밧줄로 배를 묶는다', false],
    ['not-any', '밧줄을 본다', true],
    ['not-any', '밧줄로 닻을 묶는다', false],
    ['not-all', '밧줄로 닻을 묶는다', true],
    ['not-all', '밧줄로 배와 닻을 묶는다', false],
  ])('with %s of its other words: %s', (mode, text, expected) => {
    expect(isCalled(withRope({ besides: { mode, words: ['배', '닻'] } }), text)).toBe(expected)
  })

  it('come before others of less priority, whatever their age', () => {
    const made = withRope({ priority: 5 })
    const called = callLore(made, start, ['기름을 붓는다', '밧줄을 당긴다'])
    expect(called.map(({ card }) => card.title).slice(0, 2)).toEqual(['밧줄', '기름통'])
  })

  it('stay, rest and wait by turns that the state keeps', () => {
    const made = withRope({ sticky: 2, cooldown: 3, delay: 4 })
    const at = (turn: number, lore = start.lore) => ({ ...start, turn, lore })
    expect(isCalled(made, '밧줄을 당긴다', at(2))).toBe(false)
    expect(isCalled(made, '밧줄을 당긴다', at(3))).toBe(true)
    const after = keepTimedLore(made, at(3), at(4), ['밧줄'])
    expect(after.lore).toEqual([{ card: '밧줄', until: 6, again: 10 }])
    const quiet = (turn: number) => isCalled(made, '조용하다', at(turn, after.lore))
    expect([4, 5, 6].map(quiet)).toEqual([true, true, false])
    const named = (turn: number) => isCalled(made, '밧줄을 당긴다', at(turn, after.lore))
    expect([6, 7, 8, 9].map(named)).toEqual([false, false, false, true])
    expect(keepTimedLore(made, after, { ...after, turn: 11 }, []).lore).toEqual([])
  })
})
