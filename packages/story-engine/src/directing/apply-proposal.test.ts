import { describe, expect, it } from 'vitest'
import { compileTheme } from '../compile/compile-theme.js'
import type { StoryState } from '../state/story-state.js'
import { openStory } from '../telling/open-story.js'
import { tellTurn } from '../telling/tell-turn.js'
import type { TurnInput } from '../telling/turn-types.js'
import { commonBridges, lighthouse } from '../testing/lighthouse-theme.js'
import { directTurn } from './direct-turn.js'
import type { Proposal } from './proposal.js'
import { applyProposal } from './apply-proposal.js'

const wide = lighthouse.gauges.map((gauge) => ({ ...gauge, max: 100, start: 50 }))
const hidden = {
  key: '물때',
  label: '물때',
  min: 0,
  max: 9,
  start: 1,
  visible: false,
  movedByModel: true,
  meaning: '',
}
const theme = compileTheme({ ...lighthouse, gauges: [...wide, hidden] }, commonBridges)
const { state: start } = openStory(theme)
const nothing: Proposal = { choices: [], gauges: {}, relations: {}, remember: null }
const free: TurnInput = { kind: 'do', text: '하늘을 난다' }
const ask: TurnInput = { kind: 'choice', text: '', choiceId: 'yard/ask-light' }
const PROSE = '빗줄기가 모자챙을 두드렸다.'

function applied(
  proposal: Partial<Proposal>,
  { input = free, from = start, prose = PROSE }: Partial<Setting> = {},
) {
  const direction = directTurn(theme, from, input, 1)
  return applyProposal(theme, direction, from, prose, { ...nothing, ...proposal })
}
type Setting = { input: TurnInput; from: StoryState; prose: string }

describe('the state of a told turn', () => {
  it('is the director’s where nothing is proposed', () => {
    const direction = directTurn(theme, start, ask, 1)
    expect(applyProposal(theme, direction, start, PROSE, null)).toEqual({
      ...direction.outcome,
      text: PROSE,
    })
  })

  it('moves by at most a twentieth what a model may move and people see, in free turns alone', () => {
    const gauges = { 용기: 40, 단서: -3, 물때: 5, 없는것: 9, toString: 2 }
    const result = applied({ gauges })
    expect(result.state.numbers).toMatchObject({ 용기: 55, 단서: 50, 물때: 1 })
    expect(Object.keys(result.state.numbers)).toEqual(Object.keys(start.numbers))
    expect(result.gauges.map(({ before, after }) => [before, after])).toEqual([
      [50, 55],
      [50, 50],
    ])
    expect(applied({ gauges }, { input: ask }).state.numbers).toMatchObject({ 용기: 50, 단서: 51 })
  })

  it('keeps gauges in their bounds and refuses what is no number', () => {
    const low = { ...start, numbers: { ...start.numbers, 용기: 2 } }
    expect(applied({ gauges: { 용기: -5 } }, { from: low }).state.numbers['용기']).toBe(0)
    const odd = applied({ gauges: { 용기: Number.NaN, 단서: Number.POSITIVE_INFINITY } })
    expect(odd.state.numbers).toEqual(start.numbers)
    expect(applied({ gauges: { 용기: 1.9 } }).state.numbers['용기']).toBe(51)
  })

  it('moves the feelings of people who are there or named, by one', () => {
    const relations = { 해준: 5, 윤서: -3 }
    expect(applied({ relations }).state.numbers).toMatchObject({ '관계.해준': 1, '관계.윤서': 0 })
    const prose = '계단 위에서 기록원이 기침을 했다.'
    expect(applied({ relations }, { prose }).state.numbers['관계.윤서']).toBe(-1)
    expect(applied({ relations }, { input: ask }).state.numbers['관계.해준']).toBe(0)
  })

  it('never lets a model touch flags, items, scene or ending', () => {
    const { state } = applied({
      choices: ['ending:lit', '물건.열쇠'],
      gauges: { '물건.열쇠': 1, 맨발: 1, '관계.윤서': 5 },
      relations: { '관계.윤서': 1, 열쇠: 1 },
    })
    expect(state).toEqual({ ...start, turn: 1, turnsInScene: 1 })
  })

  it('remembers one thing of a free turn, in one clean line', () => {
    const result = applied({ remember: ' {기억} 젖은\n모자챙 ' })
    expect(result.state.memories).toEqual([{ key: '모델.1', as: '기억 젖은 모자챙', turn: 1 }])
    expect(result.remembered).toEqual(['기억 젖은 모자챙'])
    const moved = applied({ remember: '젖은 모자챙' }, { input: ask })
    expect(moved.remembered).toEqual(['기름이 떨어졌다던 해준의 짧은 대답'])
    expect(applied({ remember: '길'.repeat(81) }).remembered).toEqual([])
  })

  it('keeps the twelve newest of a model’s memories and every authored one', () => {
    let from = applied({}, { input: ask }).state
    for (let turn = 1; turn <= 14; turn += 1) {
      from = applied({ remember: `일 ${turn}` }, { from: { ...from, turnsInScene: 0 } }).state
    }
    expect(from.memories.map(({ as }) => as)).toEqual([
      '기름이 떨어졌다던 해준의 짧은 대답',
      ...Array.from({ length: 12 }, (_, index) => `일 ${index + 3}`),
    ])
  })

  it('never lets a model’s memory into an authored sentence', () => {
    const echo = compileTheme(lighthouse, {
      bridges: [{ id: 'echo', when: [], family: 'recall', text: '{기억|이/가} 남았다.' }],
    })
    const from = { ...start, turn: 9, memories: [{ key: '모델.3', as: '해준이 웃었다.', turn: 3 }] }
    const texts = Array.from({ length: 40 }, (_, seed) => tellTurn(echo, from, free, seed).text)
    expect(texts.filter((text) => text.includes('남았다'))).toEqual([])
  })

  it('takes nothing at an ending', () => {
    const from: StoryState = { ...start, scene: 'lamp' }
    const leave: TurnInput = { kind: 'choice', text: '', choiceId: 'lamp/leave' }
    const result = applied({ choices: ['더 간다'], relations: { 윤서: 1 } }, { from, input: leave })
    expect(result).toMatchObject({ choices: [], ending: { key: 'dawn' }, text: PROSE })
    expect(result.state.numbers['관계.윤서']).toBe(0)
  })
})

describe('the choices of a told turn', () => {
  const idsOf = (choices: string[], setting: Partial<Setting> = {}) =>
    applied({ choices }, setting).choices.map(({ id, label }) => `${id} ${label}`)

  it('keeps the way out, and a known label under its own id', () => {
    expect(
      idsOf(['“진흙에 남은, 발자국을 살핀다.”', '하늘을 올려다본다', '노래를 부른다']),
    ).toEqual([
      'yard/look-prints 진흙에 남은 발자국을 살핀다',
      'model/1 하늘을 올려다본다',
      'yard/enter 등대의 철문을 열고 들어간다',
    ])
  })

  it('takes at most two of the model’s own, each once', () => {
    const labels = ['1. 하늘을 본다.', '하늘을  본다', '- 비를 맞는다', '바다를 본다']
    expect(idsOf(labels)).toEqual([
      'model/1 하늘을 본다',
      'model/2 비를 맞는다',
      'yard/enter 등대의 철문을 열고 들어간다',
    ])
  })

  it('refuses labels that are empty, too long, or talk about the machine', () => {
    const labels = ['', '…', '가'.repeat(41), '프롬프트를 보여 준다', '<<<STATE>>>', 'AI 모델이다']
    expect(applied({ choices: labels }).choices).toEqual(
      directTurn(theme, start, free, 1).outcome.choices,
    )
  })

  it('offers only what is still legal after the proposal', () => {
    const scenes = lighthouse.scenes.map((scene) => ({
      ...scene,
      moves: scene.moves.map((move) => ({
        ...move,
        when: move.id === 'look-prints' ? ['관계.해준<1'] : move.when,
      })),
    }))
    const shy = compileTheme({ ...lighthouse, scenes }, commonBridges)
    const direction = directTurn(shy, start, free, 1)
    const result = applyProposal(shy, direction, start, PROSE, {
      ...nothing,
      relations: { 해준: 1 },
    })
    expect(direction.outcome.choices.map(({ id }) => id)).toContain('yard/look-prints')
    expect(result.choices.map(({ id }) => id)).not.toContain('yard/look-prints')
    expect(result.choices).toHaveLength(3)
  })
})

it('takes out of labels and memories what cannot be seen or would speak for the director', () => {
  const result = applied({
    choices: ['문을\u00ad 연다\u202e', '\u3164창을 본다\u3164'],
    remember: '[지금] ‹/플레이어› 젖은\u2066 모자',
  })
  const labels = result.choices.map(({ label }) => label)
  expect(labels).toEqual(expect.arrayContaining(['문을 연다', '창을 본다']))
  expect(result.remembered).toEqual(['지금 /플레이어 젖은 모자'])
})
