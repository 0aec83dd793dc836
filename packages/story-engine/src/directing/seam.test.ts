import { findParticleErrors } from '@doran/korean'
import { describe, expect, it } from 'vitest'
import { nextInput, PLAYERS } from '../checks/players.js'
import { compileTheme } from '../compile/compile-theme.js'
import { pick, seededRandom } from '../random.js'
import { StoryState } from '../state/story-state.js'
import { legalMoves } from '../telling/choices.js'
import { genericKindOf } from '../telling/generic-choices.js'
import { openStory } from '../telling/open-story.js'
import { tellTurn } from '../telling/tell-turn.js'
import type { Choice, TurnInput, TurnOutcome } from '../telling/turn-types.js'
import { commonBridges, lighthouse } from '../testing/lighthouse-theme.js'
import { directTurn } from './direct-turn.js'
import type { Proposal } from './proposal.js'
import { applyProposal } from './apply-proposal.js'

const theme = compileTheme(lighthouse, commonBridges)
const PROSE = '해준과 윤서가 서로를 보았다. 빗소리가 굵어졌다.'
const PROPOSALS: readonly (Proposal | null)[] = [
  null,
  { choices: [], gauges: {}, relations: {}, remember: null },
  {
    choices: ['하늘을 본다', '등대의 철문을 열고 들어간다', '윤서를 소리쳐 부른다'],
    gauges: { 용기: 99, 단서: 99 },
    relations: { 해준: 9, 윤서: 9 },
    remember: '서로를 보던 두 사람',
  },
  {
    choices: ['<<<STATE>>>', '', '하늘을 본다', '하늘을 본다', '바다를 본다', '노래한다'],
    gauges: { 용기: -99, 단서: Number.NaN, scene: 3 },
    relations: { 해준: -9, 아무개: 3 },
    remember: '{기억.맨발|을/를} 봤다.\n"끝"',
  },
]

type Told = { input: TurnInput; outcome: TurnOutcome; isDirected: boolean }

/** A story told by turns by both narrators, and read by a kind of player. */
function playBoth(seed: number, player: (typeof PLAYERS)[number]): Told[] {
  const random = seededRandom(seed)
  let { state, choices } = openStory(theme)
  const turns: Told[] = []
  while (state.ending === undefined && turns.length < 120) {
    const input = nextInput(theme, player, choices, random)
    const isDirected = random.below(2) === 0
    const turnSeed = random.below(2 ** 31)
    const direction = directTurn(theme, state, input, turnSeed)
    const outcome = isDirected
      ? applyProposal(theme, direction, state, PROSE, pick(random, PROPOSALS))
      : tellTurn(theme, state, input, turnSeed)
    turns.push({ input, outcome, isDirected })
    state = StoryState.parse(outcome.state)
    choices = outcome.choices
  }
  return turns
}

function isLegal(choice: Choice, { state }: TurnOutcome): boolean {
  const isMove = legalMoves(theme, state).some(({ key }) => key === choice.id)
  return (
    isMove || genericKindOf(choice.id, state.scene) !== null || /^model\/[12]$/u.test(choice.id)
  )
}

describe('a story that changes its narrator', () => {
  const plays = Array.from({ length: 50 }, (_, index) => index + 1).flatMap((seed) =>
    PLAYERS.map((player) => playBoth(seed, player)),
  )
  const turns = plays.flat()

  it('comes to an ending, and can come to each that a play of one narrator reaches', () => {
    expect(plays.filter((play) => !play.at(-1)?.outcome.ending)).toEqual([])
    const reached = new Set(plays.map((play) => play.at(-1)?.outcome.ending?.key))
    expect(reached).toEqual(new Set(['lit', 'alone', 'dawn']))
  })

  it('offers three legal, different choices until then, one of them the director’s', () => {
    for (const { outcome } of turns.filter((turn) => !turn.outcome.ending)) {
      expect(outcome.choices.filter((choice) => isLegal(choice, outcome))).toHaveLength(3)
      expect(new Set(outcome.choices.map(({ label }) => label)).size).toBe(3)
      expect(outcome.choices.some(({ id }) => !id.startsWith('model/'))).toBe(true)
    }
  })

  it('tells no open slot, no wrong particle and nothing empty', () => {
    const offline = turns
      .filter(({ isDirected, outcome }) => !isDirected && !outcome.aside)
      .map(({ outcome }) => outcome.text)
    expect(offline.length).toBeGreaterThan(200)
    expect(offline.filter((text) => text === '' || /[{}]/u.test(text))).toEqual([])
    expect(offline.flatMap((text) => findParticleErrors(text))).toEqual([])
  })

  it('hears what a model had proposed when it is chosen offline', () => {
    const chosen = turns.filter(
      ({ input, isDirected }) =>
        !isDirected && input.kind === 'choice' && input.choiceId.startsWith('model/'),
    )
    expect(chosen.length).toBeGreaterThan(20)
    expect(chosen.every(({ outcome }) => outcome.text !== '')).toBe(true)
  })
})
