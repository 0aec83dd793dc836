import { describe, expect, it } from 'vitest'
import { compileTheme } from '../compile/compile-theme.js'
import type { StoryState } from '../state/story-state.js'
import { saying } from '../testing/answers.js'
import { lighthouse } from '../testing/lighthouse-theme.js'
import type { Answer } from '../scene-schema.js'
import type { Fallbacks, ThemeSource } from '../theme-schema.js'
import { openStory } from './open-story.js'
import { tellTurn } from './tell-turn.js'
import type { TurnInput, TurnOutcome } from './turn-types.js'

type Others = Partial<Record<'talk' | 'look' | 'move', Answer[]>>
const act = (text: string): TurnInput => ({ kind: 'do', text })

function yardWith(others: Others, present: string[], rest: Partial<ThemeSource> = {}) {
  const scenes = lighthouse.scenes.map((scene) =>
    scene.id === 'yard'
      ? { ...scene, present, moves: scene.moves.slice(1), others: { ...scene.others, ...others } }
      : { ...scene, recalls: [] },
  )
  return compileTheme({ ...lighthouse, ...rest, scenes }, { bridges: [] })
}

function play(
  theme: ReturnType<typeof yardWith>,
  inputs: readonly TurnInput[],
  from?: StoryState,
): TurnOutcome[] {
  let state = from ?? openStory(theme).state
  return inputs.map((input, index) => {
    const told = tellTurn(theme, state, input, index + 1)
    state = told.state
    return told
  })
}

const textsOf = (told: readonly TurnOutcome[]) => told.map(({ text }) => text)

const talk = [
  ...saying('아무나 대답했다.'),
  ...saying('해준이 대답했다.', { about: ['해준'] }),
  ...saying('윤서가 대답했다.', { about: ['윤서'] }),
  ...saying('기름 이야기였다.', { about: ['기름통'] }),
]

describe('an answer about what was named', () => {
  const theme = yardWith({ talk }, ['해준', '윤서'])
  const first = (text: string, from = theme) => textsOf(play(from, [act(text)]))[0]

  it('comes before one about nothing, and what it is about before whom it is said to', () => {
    expect(first('윤서에게 인사한다')).toBe('윤서가 대답했다.')
    expect(first('“해준 씨, 기름통은 왜 가득해요?”')).toBe('기름 이야기였다.')
    expect(first('해준에게 윤서 이야기를 한다')).toBe('해준이 대답했다.')
    expect(first('모두에게 인사한다')).toBe('아무나 대답했다.')
    const both = saying('해준이 기름 이야기를 했다.', { about: ['해준', '기름통'] })
    expect(
      first('“해준 씨, 기름통은요?”', yardWith({ talk: [...talk, ...both] }, ['해준', '윤서'])),
    ).toBe('해준이 기름 이야기를 했다.')
  })

  it('is never told of what was not named, and only once', () => {
    const told = textsOf(
      play(
        theme,
        Array.from({ length: 3 }, () => act('해준에게 인사한다')),
      ),
    )
    expect(told.slice(0, 2)).toEqual(['해준이 대답했다.', '아무나 대답했다.'])
    expect(told[2]).not.toMatch(/윤서가 대답|기름 이야기/u)
  })

  it('is of the only one there, and of who answered last', () => {
    expect(first('“안녕하세요.”', yardWith({ talk }, ['해준']))).toBe('해준이 대답했다.')
    const more = [...talk, ...saying('윤서가 또 대답했다.', { about: ['윤서'] })]
    const together = yardWith({ talk: more }, ['해준', '윤서'])
    expect(textsOf(play(together, [act('윤서에게 인사한다'), act('“고마워요.”')]))).toEqual([
      '윤서가 대답했다.',
      '윤서가 또 대답했다.',
    ])
    const looking = [act('윤서에게 인사한다'), act('하늘을 본다'), act('“고마워요.”')]
    expect(textsOf(play(together, looking))[2]).toBe('아무나 대답했다.')
  })

  it('may be of another family where it reads right', () => {
    const look = [
      ...saying('마당뿐이었다.'),
      ...saying('기름통은 가득했다.', { about: ['기름통'] }),
      ...saying('해준은 떨고 있었다.', { about: ['해준'] }),
    ]
    const seen = yardWith({ talk: saying('아무나 대답했다.'), look }, ['해준', '윤서'])
    expect(first('기름통 쪽으로 걸어간다', seen)).toBe('기름통은 가득했다.')
    expect(first('기름통은 누구 거야?', seen)).toBe('기름통은 가득했다.')
    expect(first('“해준 씨, 안녕하세요.”', seen)).toBe('아무나 대답했다.')
  })
})

const lines = (kind: string) => [`${kind} 하나.`, `${kind} 둘.`]
const fallbacks: Fallbacks = {
  talk: lines('말'),
  look: lines('눈'),
  move: lines('길'),
  risk: lines('힘'),
  strange: lines('딴일'),
  rude: lines('욕'),
  garbled: lines('소리'),
}

describe('what has no answer of its own', () => {
  const theme = yardWith({}, ['해준'], { fallbacks })

  it('gets a line of the theme, the one told longest ago', () => {
    const spent = textsOf(
      play(
        theme,
        Array.from({ length: 4 }, () => act('하늘을 본다')),
      ),
    )
    const firsts = spent.map((text) => text.split('\n\n')[0])
    expect(new Set(firsts.slice(1, 3))).toEqual(new Set(fallbacks.look))
    const [cursed] = textsOf(play(theme, [act('야 이 병신아')]))
    expect(fallbacks.rude).toContain(cursed?.split('\n\n')[0])
  })

  it('is no turn where it says nothing', () => {
    const { state } = openStory(theme)
    for (const told of play(theme, ['ㅁㄴㅇㄹ', '👻', 'asdf'].map(act))) {
      expect(told).toMatchObject({ aside: { kind: 'unheard' }, text: '', state })
      expect(told.choices).toHaveLength(3)
    }
  })
})

describe('the patience of a scene', () => {
  const many = (text: string) => [...Array(9).keys()].flatMap((at) => saying(`${text} ${at}.`))
  const theme = yardWith({ talk: many('말'), look: many('눈') }, ['해준'], { fallbacks })
  const left = (inputs: readonly TurnInput[]) =>
    play(theme, inputs).findIndex(({ state }) => state.scene !== 'yard') + 1

  it('counts no look around, and half of what was typed and is no choice', () => {
    const looking = Array.from({ length: 8 }, () => act('하늘을 본다'))
    expect(play(theme, looking).at(-1)?.state.scene).toBe('yard')
    const talking = Array.from({ length: 12 }, () => act('해준에게 인사한다'))
    const choosing = Array.from({ length: 12 }, (): TurnInput => ({
      kind: 'choice',
      text: '',
      choiceId: 'yard/~talk',
    }))
    expect(left(talking)).toBeGreaterThan(left(choosing))
  })

  it('counts no insults, yet whoever types nothing else gets on', () => {
    const insults = Array.from({ length: 40 }, () => act('병신아'))
    expect(left(insults)).toBe(9)
    const told = play(theme, insults.slice(0, 3))
    expect(told.map(({ text }) => text.split('\n\n').length)).toEqual([1, 1, 2])
  })

  it('is not over twice in a row without an answer', () => {
    const worn = yardWith({}, ['해준'], { fallbacks })
    const { state } = openStory(worn)
    const said = [...state.said, 'yard#look/0', 'yard#drift/0', 'yard#drift/1']
    const told = play(worn, [act('하늘을 본다'), act('하늘을 본다')], { ...state, said })
    expect(told.map((turn) => turn.state.scene)).toEqual(['yard', 'stairs'])
    expect(fallbacks.look).toContain(told[0]?.text)
  })
})
