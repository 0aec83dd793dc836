import { describe, expect, it } from 'vitest'
import { genericChoices } from '../telling/generic-choices.js'
import { openStory } from '../telling/open-story.js'
import { saying } from '../testing/answers.js'
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
  const people = (source: ThemeSource) =>
    compileTheme(source, { bridges: [] }).scenes.get('yard')?.people

  it('are those named where it begins and in its answers to talk', () => {
    expect(people(lighthouse)).toEqual(['해준'])
  })

  it('are those that the scene says are there, if it says so', () => {
    const said = (present: string[]) => withYard((yard) => ({ ...yard, present }))
    expect(people(said(['윤서', '해준']))).toEqual(['윤서', '해준'])
    expect(people(said([]))).toEqual([])
    expect(() => people(said(['해준', '등대장']))).toThrow(/scenes\.yard\.present\.1.*등대장/u)
  })

  it('leave out who is only spoken of', () => {
    const spokenOf = withYard((yard) => ({
      ...yard,
      enter: saying('윤서가 두고 간 우산이 빗속에 서 있었다. 해준이 기다렸다.'),
      drift: yard.drift.map((drift) => ({ ...drift, text: '윤서의 발소리 같았다.' })),
    }))
    expect(people(spokenOf)).toEqual(['해준'])
    const answered = withYard((yard) => ({
      ...yard,
      others: { ...yard.others, talk: saying('“윤서라면 위에 있소.” 목소리만 들렸다.') },
    }))
    expect(people(answered)).toEqual([])
  })

  it('count the opening as the beginning of the start scene', () => {
    const bare = (yard: SceneSource) => ({ ...yard, enter: saying('진흙 위로 발자국이 이어졌다.') })
    expect(people(withYard(bare))).toEqual(['해준'])
    expect(people(withYard(bare, '등대의 불이 꺼진 밤이었다.'.repeat(20)))).toEqual([])
  })

  it('know a name from a part of another word', () => {
    const other = withYard(
      (yard) => ({
        ...yard,
        enter: saying('조윤서라는 이름이 문패에 적혀 있었다.'),
        others: { ...yard.others, talk: saying('조윤서라는 문패만 흔들렸다.') },
      }),
      '등대의 불이 꺼진 밤이었다.'.repeat(20),
    )
    expect(people(other)).toEqual([])
  })

  it('are not named in a choice where nobody is there', () => {
    const source = withYard((yard) => ({
      ...yard,
      others: { ...yard.others, talk: saying('대답이 없었다.') },
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
