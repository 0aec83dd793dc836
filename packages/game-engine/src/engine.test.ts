import {
  GameOutcome,
  ResultCard,
  type GameContent,
  type GameKind,
  type PlayInput,
  type PlayMode,
} from '@doran/contract'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { branch } from './branch/branch.js'
import { gameEngine } from './engine.js'
import { anyInput } from './fixtures/any-inputs.js'
import { STORY } from './fixtures/branch-content.js'
import { frozen } from './fixtures/frozen.js'
import { lower, opened, outcomeOf, playedOut } from './fixtures/play-all.js'
import { AXIS_TEST, TESTS } from './fixtures/psytest-content.js'
import { QUIZ } from './fixtures/quiz-content.js'
import { tierOf } from './fixtures/tier-content.js'
import { FIELD, LIVELY_FIELD } from './fixtures/tomato-content.js'
import { worldcupOf } from './fixtures/worldcup-content.js'
import type { Deal } from './game-engine.js'
import type { GamePlay } from './game-kind-module.js'
import { psytest } from './psytest/psytest.js'
import { quiz } from './quiz/quiz.js'
import { tier } from './tier/tier.js'
import { tomato } from './tomato/tomato.js'
import { worldcup } from './worldcup/worldcup.js'

const cup = worldcupOf(16)
const board = tierOf(6)
const SIZELESS = [AXIS_TEST, board, QUIZ, STORY, FIELD]
const test = { seed: 1, options: { size: null } }
const answers = (choices: readonly number[]): PlayInput[] =>
  choices.map((choice, question) => ({ type: 'answer', question, choice }))

/** What a kind takes: all else is another's. */
const TYPES = {
  psytest: ['answer'],
  worldcup: ['pick', 'skip', 'undo'],
  tier: [
    'place',
    'row-add',
    'row-edit',
    'row-move',
    'row-remove',
    'card-add',
    'card-remove',
    'reason',
    'title',
    'clear',
    'scatter',
    'undo',
    'redo',
  ],
  quiz: ['answer'],
  branch: ['choose', 'back'],
  tomato: ['pop', 'pause', 'tick'],
} as const satisfies Record<GameKind, readonly PlayInput['type'][]>

/** A content and its kind's play, one step at a time: what is refused is left out. */
function gameOf<Content extends GameContent, State, Outcome extends GameOutcome>(
  play: GamePlay<Content, State, Outcome>,
  given: Content,
) {
  const content = frozen(given)
  return {
    content,
    play(deal: Deal, tried: readonly PlayInput[]) {
      const states = [frozen(play.init(content, frozen(deal)))]
      const allowed = tried.filter((input) => {
        const state = states.at(-1)
        const following = state && play.reduce(content, state, frozen(input))
        if (following) states.push(frozen(following))
        return Boolean(following)
      })
      const [last = play.init(content, deal)] = states.slice(-1)
      const progress = play.progress(content, last)
      expect(play.announce(content, last)).not.toBe('')
      return { states, allowed, progress, outcome: play.outcome(content, last) }
    },
  }
}

const GAMES = [
  ...TESTS.map((content) => gameOf(psytest, content)),
  gameOf(worldcup, cup),
  gameOf(worldcup, worldcupOf(5)),
  gameOf(tier, tierOf(13)),
  gameOf(tier, tierOf(0, 2)),
  gameOf(quiz, QUIZ),
  gameOf(branch, STORY),
  gameOf(tomato, FIELD),
  gameOf(tomato, LIVELY_FIELD),
]

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
    fc.assert(
      fc.property(
        fc.constantFrom(...GAMES.map(({ content }) => content)),
        fc.array(anyInput),
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

describe('any inputs, of every kind', () => {
  const played = fc.record({
    game: fc.constantFrom(...GAMES),
    tried: fc.array(anyInput, { maxLength: 120 }),
    seed: fc.nat(),
  })
  const runs = { numRuns: 300 }

  it('lead step by step to what they lead to at once', () => {
    fc.assert(
      fc.property(played, ({ game, tried, seed }) => {
        const deal = { seed, options: { size: null } }
        const { allowed, progress, outcome } = game.play(deal, tried)
        const replayed = gameEngine.playThrough(game.content, deal, allowed)
        expect(replayed).toStrictEqual({ progress, outcome, refusedAt: null })
      }),
      runs,
    )
  })

  it('lead to states of plain data that nothing changes', () => {
    fc.assert(
      fc.property(played, ({ game, tried, seed }) => {
        // What is dealt, given and returned is frozen, so that a change would throw.
        for (const state of game.play({ seed, options: { size: null } }, tried).states)
          expect(JSON.parse(JSON.stringify(state))).toStrictEqual(state)
      }),
      { numRuns: 100 },
    )
  })

  it('are refused where they are of another kind', () => {
    fc.assert(
      fc.property(played, ({ game, tried, seed }) => {
        const { allowed } = game.play({ seed, options: { size: null } }, tried)
        const types: readonly string[] = TYPES[game.content.kind]
        expect(allowed.filter(({ type }) => !types.includes(type))).toEqual([])
      }),
      runs,
    )
  })

  it('have an outcome at the end alone, with a card for it, and are all like themselves', () => {
    fc.assert(
      fc.property(played, ({ game, tried, seed }) => {
        const { progress, outcome } = game.play({ seed, options: { size: null } }, tried)
        const { kind } = game.content
        expect(progress.done).toBeLessThanOrEqual(progress.total)
        expect(progress.total).toBeGreaterThan(0)
        // A board is an outcome as soon as something is placed.
        const isAtEnd = kind === 'tier' ? progress.done > 0 : progress.done === progress.total
        expect(outcome !== null).toBe(isAtEnd)
        if (outcome === null) return
        const card = gameEngine.cardOf(outcome)
        expect(ResultCard.parse(card)).toStrictEqual(card)
        expect(gameEngine.compare(outcome, outcome)?.percent).toBe(100)
        // The tests' texts are shorter than a test of the product may have.
        if (kind === 'psytest') return
        for (const shown of [outcome, gameEngine.forOthers(outcome)])
          expect(GameOutcome.parse(shown)).toStrictEqual(shown)
      }),
      runs,
    )
  })
})

describe('options', () => {
  it('has the sizes of which more than half is taken', () => {
    expect(gameEngine.sizesOf(worldcupOf(4))).toEqual([4])
    expect(gameEngine.sizesOf(worldcupOf(5))).toEqual([4, 8])
    expect(gameEngine.sizesOf(cup)).toEqual([4, 8, 16])
    expect(gameEngine.sizesOf(worldcupOf(33))).toEqual([4, 8, 16, 32, 64])
    for (const content of SIZELESS) expect(gameEngine.sizesOf(content)).toEqual([])
  })

  it('takes the largest up to 16, or what is asked for and fits', () => {
    expect(gameEngine.chooseOptions(worldcupOf(64), undefined, 'normal')).toEqual({ size: 16 })
    expect(gameEngine.chooseOptions(worldcupOf(6), undefined, 'relaxed')).toEqual({ size: 8 })
    expect(gameEngine.chooseOptions(cup, 8, 'normal')).toEqual({ size: 8 })
    expect(gameEngine.chooseOptions(cup, 32, 'normal')).toBeNull()
    expect(gameEngine.chooseOptions(cup, 5, 'normal')).toBeNull()
    for (const content of SIZELESS) {
      expect(gameEngine.chooseOptions(content, undefined, 'normal')).toEqual({ size: null })
      expect(gameEngine.chooseOptions(content, 8, 'normal')).toBeNull()
    }
  })

  it('has the day and turns of fields of tomatoes alone', () => {
    for (const { content } of GAMES) {
      const isField = content.kind === 'tomato'
      expect(gameEngine.chooseOptions(content, undefined, 'daily')).toEqual(
        isField ? { size: null } : null,
      )
      const relaxed = gameEngine.chooseOptions(content, undefined, 'relaxed')
      expect(relaxed?.turns).toBe(isField ? true : undefined)
    }
  })

  it('asks for 400 ms an answer, a match or one of ten items, and 800 a scene', () => {
    expect(gameEngine.shortestMs(AXIS_TEST, { size: null })).toBe(3_600)
    expect(gameEngine.shortestMs(QUIZ, { size: null })).toBe(2_000)
    expect(gameEngine.shortestMs(tierOf(6), { size: null })).toBe(2_400)
    expect(gameEngine.shortestMs(tierOf(100), { size: null })).toBe(4_000)
    expect(gameEngine.shortestMs(STORY, { size: null })).toBe(2_400)
    expect(gameEngine.shortestMs(FIELD, { size: null })).toBe(10_000)
    expect(gameEngine.shortestMs(FIELD, { size: null, turns: true })).toBe(2_000)
    expect(gameEngine.shortestMs(cup, { size: 8 })).toBe(2_800)
    expect(gameEngine.shortestMs(worldcupOf(5), { size: 8 })).toBe(1_600)
  })
})

describe('what lists show', () => {
  it('counts questions, items or scenes, and results', () => {
    const counts = [AXIS_TEST, cup, board, QUIZ, STORY, FIELD].map((content) => [
      gameEngine.lengthOf(content),
      gameEngine.resultCountOf(content),
    ])
    expect(counts).toEqual([
      [9, 8],
      [16, 16],
      [6, 4],
      [5, 3],
      [4, 3],
      [10, 3],
    ])
  })

  it('shows a question, some items or two who meet, or the first sentence', () => {
    expect(gameEngine.previewOf(QUIZ)).toBe('문제 0')
    expect(gameEngine.previewOf(board)).toBe('후보 0, 후보 1, 후보 2')
    expect(gameEngine.previewOf(tierOf(0))).toBe('')
    expect(gameEngine.previewOf(STORY)).toBe('장면 door.')
    expect(gameEngine.previewOf(FIELD)).toBe('가로 3칸, 세로 3칸에서 10초')

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
  })

  it('is scored of fields of tomatoes alone, and not without a clock', () => {
    const scored = (mode: PlayMode) =>
      GAMES.filter(({ content }) => gameEngine.isScored(content.kind, mode)).map(
        ({ content }) => content,
      )
    expect(scored('normal')).toEqual([FIELD, LIVELY_FIELD])
    expect(scored('daily')).toEqual([FIELD, LIVELY_FIELD])
    expect(scored('relaxed')).toEqual([])
  })
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
  for (const content of SIZELESS) expect(gameEngine.check(content)).toEqual([])
})
