import { describe, expect, it } from 'vitest'
import { compileTheme } from '../compile/compile-theme.js'
import type { StoryState } from '../state/story-state.js'
import { hearInScene } from '../testing/hear-in-scene.js'
import { lighthouse } from '../testing/lighthouse-theme.js'
import { Move, type Intent } from '../scene-schema.js'
import { choicesFor } from './choices.js'
import { genericChoices } from './generic-choices.js'
import { openStory } from './open-story.js'
import { tellTurn } from './tell-turn.js'
import type { TurnInput } from './turn-types.js'

type Made = {
  id: string
  intent: Intent
  about?: string[]
  says?: string[]
  to?: string
  repeat?: boolean
}

function themeWith(made: readonly Made[]) {
  const moves = made.map(({ id, intent, about = [], says = [], to, repeat = false }) =>
    Move.parse({
      id,
      label: `${id}라는 일을 한다`,
      hears: { intent: [intent], about, says },
      text: `${id}라는 일이 끝났다.`,
      repeat,
      ...(to === undefined ? {} : { to }),
    }),
  )
  const scenes = lighthouse.scenes.map((scene) =>
    scene.id === 'yard' ? { ...scene, moves } : { ...scene, recalls: [] },
  )
  const theme = compileTheme({ ...lighthouse, scenes }, { bridges: [] })
  return { theme, state: openStory(theme).state }
}

const varied: Made[] = [
  { id: 'see', intent: 'look' },
  { id: 'see-more', intent: 'search' },
  { id: 'ask', intent: 'ask' },
  { id: 'walk', intent: 'move' },
  { id: 'leave', intent: 'look', to: 'stairs' },
]

function idsOf(made: readonly Made[], change: Partial<StoryState> = {}): string[] {
  const { theme, state } = themeWith(made)
  return choicesFor(theme, { ...state, ...change }).map(({ id }) => id)
}

describe('choicesFor', () => {
  it('offers different families, and last one that leads out', () => {
    expect(idsOf(varied)).toEqual(['yard/see', 'yard/ask', 'yard/leave'])
  })

  it('offers another family last where none leads out', () => {
    expect(idsOf(varied.slice(0, 4))).toEqual(['yard/see', 'yard/ask', 'yard/walk'])
  })

  it('offers what was done before after what was not', () => {
    const again = [{ id: 'see', intent: 'look' as const, repeat: true }, ...varied.slice(1, 4)]
    expect(idsOf(again, { taken: ['yard/see'] })).toEqual([
      'yard/see-more',
      'yard/ask',
      'yard/walk',
    ])
  })

  it('fills up with ways on that still lead to something new', () => {
    const { theme, state } = themeWith(varied.slice(0, 3))
    const spent = { ...state, said: ['yard#look/0'] }
    const kinds = (from: StoryState) =>
      genericChoices(theme, from).map(({ id }) => id.split('~')[1])
    expect(kinds(state)).toEqual(['look', 'talk', 'wait', 'move'])
    expect(kinds(spent)).toEqual(['talk', 'wait', 'move', 'look'])
  })
})

describe('a turn that no move answers', () => {
  it('lets time pass where something is refused', () => {
    const { theme, state } = themeWith(varied)
    const told = tellTurn(theme, state, { kind: 'do', text: '문을 열지 않는다' }, 1)
    expect(told.heard).toMatchObject({ by: 'drift', intents: ['refuse'] })
    expect(told.text).toContain('종소리가 한 번 울렸다')
  })

  it('goes on by itself when the answers of a kind are used up', () => {
    const { theme, state } = themeWith(varied)
    const said = ['yard#look/0']
    const looking: TurnInput = { kind: 'choice', text: '', choiceId: 'yard/~look' }
    const told = tellTurn(theme, { ...state, said }, looking, 1)
    expect(told.text.split('\n\n')).toHaveLength(2)
    expect(told.text).toContain('종소리가 한 번 울렸다')
  })
})

describe('a label that is typed', () => {
  const { theme, state } = themeWith(varied)
  const told = (text: string) => tellTurn(theme, state, { kind: 'do', text }, 1).heard

  it('does that choice, a general one too', () => {
    expect(told('see라는 일을 한다')).toMatchObject({ by: 'move', moveId: 'see' })
    expect(told('see-more라는 일 하기')).toMatchObject({ by: 'move', moveId: 'see-more' })
    expect(told('주위를 찬찬히 둘러본다.')).toMatchObject({ by: 'choice', family: 'look' })
    expect(told('해준에게 말을 건넨다')).toMatchObject({ by: 'choice', family: 'talk' })
    expect(told('see라는 일을 하지 않는다')).toMatchObject({ moveId: null })
  })
})

describe('two moves that fit alike', () => {
  const alike: Made[] = [
    { id: 'one', intent: 'look', about: ['발자국'], says: ['발자국을 자세히 살펴본다'] },
    { id: 'other', intent: 'look', about: ['발자국'], says: ['발자국을 가만히 살펴본다'] },
  ]

  it('are both offered, and neither is done', () => {
    const { theme } = themeWith([...alike, { id: 'third', intent: 'ask', about: ['불'] }])
    const heard = hearInScene(theme, 'yard', { kind: 'do', text: '발자국 살펴본다' })
    expect(heard.move).toBeNull()
    const two = heard.readings.slice(0, 2).map(({ id }) => id)
    expect(two.toSorted()).toEqual(['one', 'other'])
  })

  it('stand first among the next choices, before whatever else is new', () => {
    const { theme, state } = themeWith([
      { id: 'walk', intent: 'move' },
      { id: 'ask', intent: 'ask', about: ['불'] },
      ...alike,
    ])
    const told = tellTurn(theme, state, { kind: 'do', text: '발자국 살펴본다' }, 1)
    expect(told.heard.moveId).toBeNull()
    const two = told.choices.slice(0, 2).map(({ id }) => id)
    expect(two.toSorted()).toEqual(['yard/one', 'yard/other'])
  })
})
