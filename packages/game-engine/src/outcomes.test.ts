import { GameContent, GameOutcome, ResultCard } from '@doran/contract'
import { describe, expect, it } from 'vitest'
import { gameEngine } from './engine.js'
import { boardAfter, boardOutcome, places } from './fixtures/boards.js'
import { endedBy, STORY } from './fixtures/branch-content.js'
import { answered, lower, opened, outcomeOf, playedOut } from './fixtures/play-all.js'
import { AXIS_TEST, RANGE_TEST, WEIGHT_TEST } from './fixtures/psytest-content.js'
import { QUIZ, solved } from './fixtures/quiz-content.js'
import { tierOf } from './fixtures/tier-content.js'
import { FIELD, harvested, sown } from './fixtures/tomato-content.js'
import { worldcupOf } from './fixtures/worldcup-content.js'

const cup = worldcupOf(16)
const board = tierOf(6)

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

  it('show how many answers were right, or nothing but the ending', () => {
    expect(gameEngine.cardOf(solved(QUIZ, [0, 1, 2, 1, 1]))).toMatchObject({
      title: '2개부터',
      line: '2개부터의 뜻',
      bars: [{ label: '5문제 중 4개', other: null, percent: 80 }],
      rows: [],
    })
    expect(gameEngine.cardOf(endedBy(STORY, [1]))).toEqual({
      title: '결말 home',
      line: 'home의 뜻',
      picture: { url: '/pictures/home.svg', alt: 'home' },
      bars: [],
      podium: [],
      rows: [],
    })
  })

  it('show a score, and how much of what was touched was ripe', () => {
    const outcome = { ...harvested(FIELD, sown(FIELD)), score: 12_345, accuracyPercent: 88 }
    expect(gameEngine.cardOf(outcome)).toMatchObject({
      title: '12,345점',
      line: '0점부터: 0점부터의 뜻',
      bars: [{ label: '정확도', other: null, percent: 88 }],
    })
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

  const placed = boardOutcome(board, boardAfter(board, places(board, 's0 s1 b2')))
  const scored = solved(QUIZ, [0, 1, 2, 1, 1])
  const ended = endedBy(STORY, [0, 0, 0, 1, 0, 2, 0])
  const picked = harvested(FIELD, sown(FIELD))
  const outcomes: GameOutcome[] = [choices, won, placed, scored, ended, picked]

  it('compares outcomes of one kind alone, and all with themselves', () => {
    for (const one of outcomes)
      for (const other of outcomes)
        expect(gameEngine.compare(one, other)?.percent).toBe(one === other ? 100 : undefined)
  })

  it('makes what the contract takes', () => {
    // The texts of the test are shorter than the contract has them.
    for (const content of [board, tierOf(0), tierOf(100), QUIZ, STORY, FIELD])
      expect(GameContent.parse(content)).toStrictEqual(content)
    for (const outcome of outcomes) {
      const card = gameEngine.cardOf(outcome)
      expect(ResultCard.parse(card)).toStrictEqual(card)
      if (outcome.kind === 'psytest') continue
      for (const shown of [outcome, gameEngine.forOthers(outcome)])
        expect(GameOutcome.parse(shown)).toStrictEqual(shown)
    }
  })

  it('tallies items, which world cups alone have, and places those of boards', () => {
    expect(outcomes.map((outcome) => gameEngine.tally(outcome).length)).toEqual([0, 4, 0, 0, 0, 0])
    expect(outcomes.map((outcome) => gameEngine.placementsOf(outcome).length)).toEqual([
      0, 0, 3, 0, 0, 0,
    ])
  })

  it('gives others all of tests, world cups, boards and fields, and of the rest what gives nothing away', () => {
    for (const outcome of [choices, won, placed, picked])
      expect(gameEngine.forOthers(outcome)).toEqual(outcome)
    for (const outcome of [scored, ended]) {
      const shown = gameEngine.forOthers(outcome)
      expect(shown).not.toEqual(outcome)
      expect(gameEngine.cardOf(shown)).toEqual(gameEngine.cardOf(outcome))
    }
  })
})
