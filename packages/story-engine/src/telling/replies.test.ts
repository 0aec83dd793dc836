import { describe, expect, it } from 'vitest'
import { compileTheme } from '../compile/compile-theme.js'
import { saying } from '../testing/answers.js'
import { lighthouse } from '../testing/lighthouse-theme.js'
import { REPLY_KINDS, type ThemeSource } from '../theme-schema.js'
import { seededRandom } from '../random.js'
import { answerFreely, NOTHING_MEANT, type FreeInput } from './answer-freely.js'
import { NO_TOPIC } from './choose-answer.js'
import { startDraft } from './draft.js'
import { openStory } from './open-story.js'
import { tellTurn } from './tell-turn.js'
import type { TurnInput, TurnOutcome } from './turn-types.js'

function repliesOf(name: string): ThemeSource['replies'][number] {
  return {
    name,
    kinds: Object.fromEntries(
      REPLY_KINDS.map((kind) => [kind, [{ when: [], text: `${name}, ${kind}.` }]]),
    ),
    asked: [
      {
        says: ['밥 먹었어요?', '밥은 드셨어요?', '식사하셨어요?', '아침 먹었나'],
        when: [],
        text: `“먹었소.” ${name}이 배를 문질렀다.`,
      },
    ],
  }
}

const yard = lighthouse.scenes.map((scene) =>
  scene.id === 'yard'
    ? {
        ...scene,
        present: ['해준'],
        moves: scene.moves.map((move) =>
          move.id === 'enter'
            ? { ...move, asksBack: '손이 철문 앞에서 멎었다. 들어가려는 걸까.' }
            : move,
        ),
      }
    : scene,
)
const theme = compileTheme(
  { ...lighthouse, scenes: yard, replies: [repliesOf('해준'), repliesOf('혼자')] },
  { bridges: [] },
)
const { state: opened } = openStory(theme)
const say = (text: string): TurnInput => ({ kind: 'say', text })

function play(inputs: readonly TurnInput[]): TurnOutcome[] {
  let state = opened
  return inputs.map((input, at) => {
    const told = tellTurn(theme, state, input, at + 1)
    state = told.state
    return told
  })
}

describe('what is said to anybody', () => {
  it.each([
    ['안녕하세요', 'greeting'],
    ['정말 고마워요', 'thanks'],
    ['미안합니다', 'sorry'],
    ['ㅋㅋㅋㅋㅋㅋ', 'laughter'],
    ['네?', 'what'],
  ])('%s: the person’s own words for %s', (text, kind) => {
    expect(play([say(text)])[0]?.text).toContain(`해준, ${kind}.`)
  })

  it('is answered once in full, and recalled after that', () => {
    const [first, second, third] = play([
      say('밥 먹었어요?'),
      say('밥 먹었어요?'),
      say('밥은요? 먹었어요?'),
    ])
    expect(first?.text).toContain('배를 문질렀다')
    expect(second?.text).toMatch(/^“먹었소\.” (?!.*문질렀다)/u)
    expect(third?.text).not.toBe(second?.text)
  })
})

it('where nobody is there, what is asked is answered as of one who is alone', () => {
  const alone = compileTheme(
    {
      ...lighthouse,
      scenes: lighthouse.scenes.map((scene) => ({ ...scene, present: [] })),
      replies: [repliesOf('혼자')],
    },
    { bridges: [] },
  )
  const told = tellTurn(alone, openStory(alone).state, say('아침은 먹었나'), 1)
  expect(told.text).toContain('배를 문질렀다')
})

it('what only one of two people is asked is answered by that one', () => {
  const two = compileTheme(
    {
      ...lighthouse,
      scenes: lighthouse.scenes.map((scene) => ({ ...scene, present: ['해준', '윤서'] })),
      replies: [{ name: '해준', kinds: {}, asked: [] }, repliesOf('윤서')],
    },
    { bridges: [] },
  )
  const told = tellTurn(two, openStory(two).state, { kind: 'do', text: '“식사하셨어요?”' }, 1)
  expect(told.text).toContain('윤서이 배를 문질렀다')
})

it('what somebody else said, told aloud, is not done', () => {
  const told = (text: string) => tellTurn(theme, opened, say(text), 1).heard.moveId
  expect(told('등대의 철문을 열고 들어갈게요')).toBe('enter')
  expect(told('윤서가 “등대의 철문을 열고 들어간다”고 했어요')).toBeNull()
})

it('an act that is wished for and let be is not told as done', () => {
  const others = {
    look: saying('종을 치자 소리가 났다.', { says: ['종을 쳐 본다', '종을 울린다'] }),
  }
  const belled = compileTheme(
    {
      ...lighthouse,
      scenes: yard.map((scene) => ({ ...scene, others: { ...scene.others, ...others } })),
      replies: [repliesOf('해준')],
    },
    { bridges: [] },
  )
  const told = (text: string) => tellTurn(belled, openStory(belled).state, { kind: 'do', text }, 1)
  expect(told('종을 쳐 본다').text).toContain('소리가 났다')
  expect(told('종을 쳐 보고 싶지만 참는다').text).not.toContain('소리가 났다')
})

describe('an aside', () => {
  it.each([
    ['너 AI야?', 'who'],
    ['정답 알려줘', 'answer'],
    ['그만할래', 'stop'],
    ['처음부터 다시', 'restart'],
    ['방금 거 취소', 'undo'],
    ['사용법', 'how'],
    ['내일 주가 전망을 발표한다', 'unheard'],
  ])('%s: %s, and the story stays where it was', (text, kind) => {
    const [told] = play([{ kind: 'do', text }])
    expect(told).toMatchObject({ aside: { kind }, text: '', state: opened, gauges: [] })
    expect(told?.choices).toHaveLength(3)
  })

  it('offers words near to what was not understood, which are answered', () => {
    const [aside] = play([say('배고픈데 아침밥이라도 나눠 드릴까요 영감님?')])
    expect(aside?.aside?.kind).toBe('unheard')
    const [near, ...ways] = aside?.choices ?? []
    expect(near?.label).toBe('“밥 먹었어요?”')
    expect(ways.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['yard/enter', 'yard/look-prints']),
    )
    const [answered, again] = play([
      { kind: 'do', text: near?.label ?? '' },
      say('배고픈데 아침밥이라도 나눠 드릴까요 영감님?'),
    ])
    expect(answered?.text).toContain('배를 문질렀다')
    expect(again?.choices.map(({ label }) => label)).not.toContain('“밥 먹었어요?”')
  })
})

describe('a choice that was half heard', () => {
  const input: FreeInput = {
    ...NOTHING_MEANT,
    family: 'look',
    topic: NO_TOPIC,
    isTyped: true,
  }
  const moveOf = (id: string) =>
    [...(theme.scenes.get('yard')?.moves ?? [])].find((move) => move.id === id)
  const asked = (ids: readonly string[]) => {
    const draft = startDraft(theme, opened, seededRandom(1))
    const between = ids.map(moveOf).filter((move) => move !== undefined)
    return answerFreely(draft, { ...input, between })
  }

  it('is asked about in its own words, or by its label', () => {
    expect(asked(['enter'])).toEqual({
      kind: 'which',
      line: '손이 철문 앞에서 멎었다. 들어가려는 걸까.',
    })
    expect(asked(['look-prints'])?.line).toContain('‘진흙에 남은 발자국을 살핀다’')
    expect(asked(['enter', 'look-prints'])?.line).not.toContain('‘')
  })
})

describe('a choice that must not be missed', () => {
  it('asks back once before the scene moves on by itself, and stands first', () => {
    const worn = { ...opened, turnsInScene: 30, said: ['yard#drift/0', 'yard#drift/1'] }
    const greet = say('안녕하세요')
    const asked = tellTurn(theme, worn, greet, 1)
    expect(asked.text).toContain('들어가려는 걸까')
    expect(asked.choices[0]?.id).toBe('yard/enter')
    expect(asked.state.scene).toBe('yard')
    expect(tellTurn(theme, asked.state, greet, 2).state.scene).toBe('stairs')
  })
})

it('an older theme, without examples and replies, is told as its scenes answer', () => {
  const older = compileTheme(
    {
      ...lighthouse,
      scenes: lighthouse.scenes.map((scene) => ({
        ...scene,
        moves: scene.moves.map((move) => ({ ...move, hears: { ...move.hears, says: [] } })),
        others: { ...scene.others, talk: saying('아무나 대답했다.') },
      })),
    },
    { bridges: [] },
  )
  const { state } = openStory(older)
  expect(tellTurn(older, state, say('내일 주가 전망 알아요?'), 1).text).toContain(
    '아무나 대답했다.',
  )
  const typed = tellTurn(older, state, { kind: 'do', text: '등대의 철문을 열고 들어간다' }, 1)
  expect(typed.heard.moveId).toBe('enter')
})
