import { describe, expect, it } from 'vitest'
import { genericChoices } from '../telling/generic-choices.js'
import { openStory } from '../telling/open-story.js'
import { lighthouse } from '../testing/lighthouse-theme.js'
import type { ThemeSource } from '../theme-schema.js'
import { compileTheme } from './compile-theme.js'
import { passagesOfScene } from './passages-of-scene.js'

const NAMES = [
  'look',
  'talk',
  'move',
  'risk',
  'strange',
  'enter',
  'again',
  'drift',
  'press',
  'recall',
]

type SceneSource = ThemeSource['scenes'][number]

function withYard(change: (yard: SceneSource) => SceneSource, opening?: string): ThemeSource {
  return {
    ...lighthouse,
    opening: opening ?? lighthouse.opening,
    scenes: lighthouse.scenes.map((scene) => (scene.id === 'yard' ? change(scene) : scene)),
  }
}

describe('the keys of passages', () => {
  it.each(NAMES)('are unique where a move is called %s', (name) => {
    const source = withYard((yard) => ({
      ...yard,
      moves: yard.moves.map((move, index) => (index === 2 ? { ...move, id: name } : move)),
    }))
    const theme = compileTheme(source, { bridges: [] })
    const keys = [
      ...[...theme.scenes.values()].flatMap((scene) => [
        ...passagesOfScene(scene).map(({ key }) => key),
        ...scene.recalls.map(({ key }) => key),
      ]),
      ...theme.endings.flatMap(({ text }) => text.map(({ key }) => key)),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('the people of a scene', () => {
  const text = (line: string) => [{ when: [], sets: [], text: line }]
  const people = (source: ThemeSource) =>
    compileTheme(source, { bridges: [] }).scenes.get('yard')?.people

  it('are those named where it begins and in its answers to talk', () => {
    expect(people(lighthouse)).toEqual(['해준'])
  })

  it('leave out who is only spoken of', () => {
    const spokenOf = withYard((yard) => ({
      ...yard,
      enter: text('윤서가 두고 간 우산이 빗속에 서 있었다. 해준이 기다렸다.'),
      drift: yard.drift.map((drift) => ({ ...drift, text: '윤서의 발소리 같았다.' })),
    }))
    expect(people(spokenOf)).toEqual(['해준'])
    const answered = withYard((yard) => ({
      ...yard,
      others: { ...yard.others, talk: text('“윤서라면 위에 있소.” 목소리만 들렸다.') },
    }))
    expect(people(answered)).toEqual([])
  })

  it('count the opening as the beginning of the start scene', () => {
    const bare = (yard: SceneSource) => ({ ...yard, enter: text('진흙 위로 발자국이 이어졌다.') })
    expect(people(withYard(bare))).toEqual(['해준'])
    expect(people(withYard(bare, '등대의 불이 꺼진 밤이었다.'.repeat(20)))).toEqual([])
  })

  it('know a name from a part of another word', () => {
    const other = withYard(
      (yard) => ({
        ...yard,
        enter: text('조윤서라는 이름이 문패에 적혀 있었다.'),
        others: { ...yard.others, talk: text('조윤서라는 문패만 흔들렸다.') },
      }),
      '등대의 불이 꺼진 밤이었다.'.repeat(20),
    )
    expect(people(other)).toEqual([])
  })

  it('are not named in a choice where nobody is there', () => {
    const source = withYard((yard) => ({
      ...yard,
      others: { ...yard.others, talk: text('대답이 없었다.') },
    }))
    const theme = compileTheme(source, { bridges: [] })
    const { state } = openStory(theme)
    const labels = [0, 1, 2].flatMap((turn) =>
      genericChoices(theme, { ...state, turn }).map(({ label }) => label),
    )
    expect(labels).toHaveLength(12)
    expect(labels.filter((label) => /해준|윤서|곁의 사람/u.test(label))).toEqual([])
    expect(labels.filter((label) => label.includes('말을')).length).toBeGreaterThan(0)
    const peopled = compileTheme(lighthouse, { bridges: [] })
    expect(genericChoices(peopled, state).map(({ label }) => label)).toContain(
      '해준에게 말을 건넨다',
    )
  })
})
