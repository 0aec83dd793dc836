import type { PlayInput } from '@doran/contract'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gameEngine } from './engine.js'
import { answered, lower, opened, outcomeOf, playedOut } from './fixtures/play-all.js'
import { AXIS_TEST, RANGE_TEST, TESTS, WEIGHT_TEST } from './fixtures/psytest-content.js'
import { worldcupOf } from './fixtures/worldcup-content.js'

const cup = worldcupOf(16)
const test = { seed: 1, options: { size: null } }
const answers = (choices: readonly number[]): PlayInput[] =>
  choices.map((choice, question) => ({ type: 'answer', question, choice }))

describe('playing through', () => {
  it('replays the 63 matches of a large world cup to the end the player saw', () => {
    const content = worldcupOf(64)
    const state = playedOut(content, opened(content, 64, 9), lower)
    const inputs = state.decisions.map(({ winner }): PlayInput => ({ type: 'pick', item: winner }))
    const played = gameEngine.playThrough(content, { seed: 9, options: { size: 64 } }, inputs)
    expect(played).toEqual({
      progress: { done: 63, total: 63 },
      outcome: outcomeOf(content, state),
      refusedAt: null,
    })
  })

  it('stops at the first input that is refused', () => {
    const inputs: PlayInput[] = [...answers([0, 0]), { type: 'skip' }, ...answers([1])]
    expect(gameEngine.playThrough(AXIS_TEST, test, inputs)).toEqual({
      progress: { done: 2, total: 9 },
      outcome: null,
      refusedAt: 2,
    })
  })

  it('ends the same each time, whatever the inputs', () => {
    const inputs = fc.array(
      fc.oneof(
        fc.nat(20).map((at): PlayInput => ({ type: 'pick', item: `item-${at}` })),
        fc.constantFrom<PlayInput>({ type: 'skip' }, { type: 'skip' }, { type: 'undo' }),
        fc.record({ type: fc.constant('answer' as const), question: fc.nat(9), choice: fc.nat(1) }),
      ),
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...TESTS, cup, worldcupOf(5)),
        inputs,
        fc.nat(),
        (content, given, seed) => {
          const deal = { seed, options: { size: null } }
          const played = gameEngine.playThrough(content, deal, given)
          const allowed = given.slice(0, played.refusedAt ?? given.length)
          expect(gameEngine.playThrough(content, deal, given)).toEqual(played)
          expect({ ...played, refusedAt: null }).toEqual(
            gameEngine.playThrough(content, deal, allowed),
          )
        },
      ),
    )
  })
})

describe('options', () => {
  it('has the sizes of which more than half is taken', () => {
    expect(gameEngine.sizesOf(worldcupOf(4))).toEqual([4])
    expect(gameEngine.sizesOf(worldcupOf(5))).toEqual([4, 8])
    expect(gameEngine.sizesOf(cup)).toEqual([4, 8, 16])
    expect(gameEngine.sizesOf(worldcupOf(33))).toEqual([4, 8, 16, 32, 64])
    expect(gameEngine.sizesOf(AXIS_TEST)).toEqual([])
  })

  it('takes the largest up to 16, or what is asked for and fits', () => {
    expect(gameEngine.chooseOptions(worldcupOf(64), undefined)).toEqual({ size: 16 })
    expect(gameEngine.chooseOptions(worldcupOf(6), undefined)).toEqual({ size: 8 })
    expect(gameEngine.chooseOptions(cup, 8)).toEqual({ size: 8 })
    expect(gameEngine.chooseOptions(cup, 32)).toBeNull()
    expect(gameEngine.chooseOptions(cup, 5)).toBeNull()
    expect(gameEngine.chooseOptions(AXIS_TEST, undefined)).toEqual({ size: null })
    expect(gameEngine.chooseOptions(AXIS_TEST, 8)).toBeNull()
  })

  it('asks for 400 ms an answer or a match', () => {
    expect(gameEngine.shortestMs(AXIS_TEST, { size: null })).toBe(3_600)
    expect(gameEngine.shortestMs(cup, { size: 8 })).toBe(2_800)
    expect(gameEngine.shortestMs(worldcupOf(5), { size: 8 })).toBe(1_600)
  })
})

describe('what lists show', () => {
  it('counts questions, items and results, and shows a question or two who meet', () => {
    expect([gameEngine.lengthOf(AXIS_TEST), gameEngine.resultCountOf(AXIS_TEST)]).toEqual([9, 8])
    expect([gameEngine.lengthOf(cup), gameEngine.resultCountOf(cup)]).toEqual([16, 16])
    expect(gameEngine.previewOf(AXIS_TEST)).toBe('질문 0')
    expect(gameEngine.previewOf(cup)).toBe('후보 0 대 후보 1')
    const [first, second, third, ...others] = cup.items
    const named =
      first && second && third
        ? [
            { ...first, label: '붕어빵(팥)' },
            { ...second, label: '호떡' },
            { ...third, label: '귤' },
          ]
        : []
    expect(gameEngine.previewOf({ ...cup, items: [...named, ...others] })).toBe('호떡 대 귤')
    expect(gameEngine.isScored('psytest', 'normal')).toBe(false)
    expect(gameEngine.isScored('worldcup', 'normal')).toBe(false)
  })
})

describe('cards', () => {
  it('show axes with both ends, shares, or points', () => {
    const bars = (content: typeof AXIS_TEST, choice: number) =>
      gameEngine.cardOf(
        answered(
          content,
          content.questions.map(() => choice),
        ),
      ).bars
    expect(bars(AXIS_TEST, 0)[0]).toEqual({ label: '불꽃', other: '잔불', percent: 100 })
    expect(bars(WEIGHT_TEST, 0)).toEqual([
      { label: '결과 d', other: null, percent: 50 },
      { label: '결과 e', other: null, percent: 33 },
      { label: '결과 a', other: null, percent: 17 },
    ])
    expect(bars(RANGE_TEST, 2)).toEqual([{ label: '16점', other: null, percent: 40 }])
  })

  it('show who came second and who was in the semi-finals', () => {
    const outcome = outcomeOf(cup, playedOut(cup, opened(cup, 16), lower))
    const card = gameEngine.cardOf(outcome)
    expect(card).toMatchObject({ title: '후보 0', line: '후보 0이 이겼어요.', bars: [] })
    expect(card.podium.map(({ place }) => place)).toEqual(['준우승', '4강', '4강'])
    expect(card.podium[0]?.label).toBe(outcome.runnerUp.label)
  })
})

describe('across kinds', () => {
  const choices = answered(
    WEIGHT_TEST,
    WEIGHT_TEST.questions.map(() => 0),
  )
  const won = outcomeOf(cup, playedOut(cup, opened(cup, 4), lower))

  it('compares outcomes of one kind alone', () => {
    expect(gameEngine.compare(choices, won)).toBeNull()
    expect(gameEngine.compare(won, choices)).toBeNull()
    expect(gameEngine.compare(choices, choices)?.percent).toBe(100)
    expect(gameEngine.compare(won, won)?.percent).toBe(100)
  })

  it('tallies items, which tests have none of', () => {
    expect(gameEngine.tally(choices)).toEqual([])
    expect(gameEngine.tally(won)).toHaveLength(4)
  })

  it('checks contents', () => {
    expect(gameEngine.check(cup)).toEqual([])
    expect(gameEngine.check({ ...cup, championLine: '{name}' })).toEqual([
      'championLine: nothing fills {name}',
    ])
    const [first, second] = cup.items
    const items = first && second ? [first, { ...second, label: first.label }, first] : []
    expect(gameEngine.check({ ...cup, items })).toEqual([
      'items: the key item-0 stands twice',
      'items: the label “후보 0” stands twice',
    ])
    expect(gameEngine.check(AXIS_TEST)).toEqual([])
  })
})
