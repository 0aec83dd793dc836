import { describe, expect, it } from 'vitest'
import { compileTheme } from '../compile/compile-theme.js'
import { SEED_BY_SUM } from '../checks/seeds-for-dice.js'
import type { StoryState } from '../state/story-state.js'
import { commonBridges, lighthouse } from '../testing/lighthouse-theme.js'
import { openStory } from './open-story.js'
import { tellTurn } from './tell-turn.js'
import type { TurnInput, TurnOutcome } from './turn-types.js'

const theme = compileTheme(lighthouse, commonBridges)
const quiet = compileTheme(lighthouse, { bridges: [] })
const choose = (choiceId: string): TurnInput => ({ kind: 'choice', text: '', choiceId })
const act = (text: string): TurnInput => ({ kind: 'do', text })
const goOn: TurnInput = { kind: 'continue', text: '' }

function play(inputs: readonly TurnInput[], seed = 1, from?: StoryState): TurnOutcome {
  let state = from ?? openStory(quiet).state
  let last: TurnOutcome | null = null
  for (const input of inputs) {
    last = tellTurn(quiet, state, input, seed)
    state = last.state
  }
  if (!last) throw new Error('nothing was played')
  return last
}

describe('openStory', () => {
  it('offers the first three moves of the start scene', () => {
    const { choices, text } = openStory(theme)
    expect(choices.map(({ id }) => id)).toEqual([
      'yard/ask-light',
      'yard/look-prints',
      'yard/enter',
    ])
    expect(text).toBe(lighthouse.opening)
  })
})

describe('tellTurn', () => {
  it('does what was chosen, changes the gauges and remembers', () => {
    const told = play([choose('yard/ask-light')])
    expect(told.text).toContain('기름이 떨어졌소')
    expect(told.gauges).toContainEqual(
      expect.objectContaining({ key: '단서', before: 0, after: 1 }),
    )
    expect(told.state.numbers['관계.해준']).toBe(-1)
    expect(told.remembered).toEqual(['기름이 떨어졌다던 해준의 짧은 대답'])
    expect(told.choices.map(({ id }) => id)).not.toContain('yard/ask-light')
  })

  it('enters the next scene in the same turn, by what is known', () => {
    const knowing = play([choose('yard/look-prints'), act('문을 열고 들어간다')])
    expect(knowing.text).toContain('짠 냄새')
    expect(knowing.text).toContain('젖은 맨발 자국이 계단 중간에서')
    const unknowing = play([choose('yard/enter')])
    expect(unknowing.text).toContain('계단은 중간이 부서져')
    expect(knowing.heard).toMatchObject({ by: 'move', moveId: 'enter' })
  })

  it('never does what was refused', () => {
    const told = play([act('문을 열지 않는다')])
    expect(told.state.scene).toBe('yard')
    expect(told.heard).toMatchObject({ negated: true, moveId: null })
  })

  it('answers what the scene does not know in its own words, by what is felt', () => {
    expect(play([act('해준에게 농담을 한다')]).text).toContain('고개를 끄덕였지만')
    const sour = play([choose('yard/ask-light'), act('해준에게 농담을 한다')])
    expect(sour.text).toContain('모자챙만')
  })

  it('never tells the same paragraph twice in a row', () => {
    let { state } = openStory(quiet)
    let before = new Set<string>()
    for (let seed = 1; seed <= 12 && state.ending === undefined; seed += 1) {
      const told = tellTurn(quiet, state, act('노래를 부른다'), seed)
      const now = told.text.split('\n\n').filter(Boolean)
      expect(now.filter((paragraph) => before.has(paragraph))).toEqual([])
      before = new Set(now)
      state = told.state
    }
  })

  it('rolls 6 or less as a failure, 7 to 9 as a cost, 10 and more as a success', () => {
    const { state } = play([choose('yard/enter')])
    const bands = [5, 6, 8, 9, 12].map((sum) => {
      const { dice } = play([choose('stairs/climb')], SEED_BY_SUM.get(sum), state)
      return [dice?.total, dice?.band]
    })
    expect(bands).toEqual([
      [6, 'fail'],
      [7, 'cost'],
      [9, 'cost'],
      [10, 'success'],
      [13, 'success'],
    ])
  })

  it('shows odds that sum to a hundred on risky moves alone', () => {
    const { choices } = play([choose('yard/enter')])
    const [climb, ...others] = choices
    expect(climb?.id).toBe('stairs/climb')
    expect(climb?.odds).toEqual({ success: 28, cost: 44, fail: 28 })
    expect(others.every(({ odds }) => odds === undefined)).toBe(true)
  })

  it('presses on when the scene has lasted too long', () => {
    const turns = ['yard/ask-light', 'yard/look-prints', 'yard/~talk', 'yard/~talk', 'yard/~move']
    const told = play(turns.map(choose))
    expect(told.text).toContain('유리가 깨졌다')
    expect(told.state.scene).toBe('stairs')
  })

  it('lets drifts pass each once, then presses', () => {
    const first = play([goOn])
    const second = play([goOn, goOn])
    const third = play([goOn, goOn, goOn])
    expect([first.heard.by, second.heard.by, third.heard.by]).toEqual(['drift', 'drift', 'press'])
    expect(first.text).not.toBe(second.text)
  })

  it('recalls what was remembered, once, with the right particle', () => {
    let { state } = play([choose('yard/ask-light')])
    let told = ''
    for (let seed = 1; seed <= 5; seed += 1) {
      const input = seed === 1 ? choose('yard/enter') : act('천장을 본다')
      const turn = tellTurn(quiet, state, input, seed)
      told += `${turn.text}\n\n`
      state = turn.state
    }
    expect(told.match(/짧은 대답이 떠올랐다/gu)).toHaveLength(1)
  })

  it('ends by the first ending whose conditions hold', () => {
    const lit = ['yard/enter', 'stairs/open-box', 'stairs/call'].map(choose)
    const up = play(lit)
    const atTop = play([choose('stairs/climb')], SEED_BY_SUM.get(12), up.state)
    const told = play(['lamp/sorry', 'lamp/give-key'].map(choose), 1, atTop.state)
    expect(told.ending).toMatchObject({ key: 'lit', rare: true })
    expect(told.choices).toEqual([])
    const colder = play([choose('lamp/give-key')], 1, atTop.state)
    expect(colder.ending?.key).toBe('dawn')
    expect(tellTurn(theme, told.state, goOn, 1)).toMatchObject({ choices: [], state: told.state })
  })

  it('keeps bridges at least three turns apart', () => {
    let { state } = openStory(theme)
    const turns: number[] = []
    for (let seed = 1; seed <= 14 && state.ending === undefined; seed += 1) {
      const { bridgeTurn } = state
      state = tellTurn(theme, state, act('하늘을 난다'), seed).state
      if (state.bridgeTurn !== bridgeTurn) turns.push(state.bridgeTurn)
    }
    expect(turns.length).toBeGreaterThan(0)
    expect(turns.slice(1).every((turn, index) => turn - (turns[index] ?? 0) >= 3)).toBe(true)
  })
})
