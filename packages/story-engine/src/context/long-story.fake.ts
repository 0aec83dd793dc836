import { compileTheme } from '../compile/compile-theme.js'
import { directTurn } from '../directing/direct-turn.js'
import type { StoryState } from '../state/story-state.js'
import { openStory } from '../telling/open-story.js'
import type { PastTurn, TurnInput } from '../telling/turn-types.js'
import { commonBridges, lighthouse } from '../testing/lighthouse-theme.js'
import { Card, type ThemeSource } from '../theme-schema.js'
import { assembleContext } from './assemble-context.js'
import type { AssembledContext, ContextRequest, ReaderContext } from './assembled-context.js'

/** The lighthouse with what only a model reads. */
export const rich: ThemeSource = {
  ...lighthouse,
  ageRating: '15',
  world: '등대는 사흘 전에 꺼졌다. 기름은 남아 있다. 윤서가 심지를 감추었다. '.repeat(25),
  rules: '배는 새벽까지 오지 않는다. 초자연 현상은 없다.',
  style: '짧은 문장으로 쓴다.',
  cast: lighthouse.cast.map((member) => ({
    ...member,
    look: `${member.name}의 젖은 외투에서 물이 떨어진다.`,
    personality: '말수가 적고 약속을 오래 기억한다.',
    secret: `${member.name}만 아는 일이 하나 있다.`,
  })),
  cards: [
    ...lighthouse.cards,
    { title: '밧줄', triggers: ['밧줄'], text: '부두에서 쓰던 젖은 밧줄. 끝에 낡은 종이 달렸다.' },
    { title: '종', triggers: ['종이'], text: '안개 낀 날에 치는 종. 심지를 갈 때도 한 번 친다.' },
    { title: '심지', triggers: ['심지'], text: '등명기의 심지. 나팔 소리가 나면 갈아 끼운다.' },
    { title: '나팔', triggers: ['나팔'], text: '아무도 불지 않는 안개 나팔이 벽에 걸려 있다.' },
  ].map((card) => Card.parse(card)),
}
export const theme = compileTheme(rich, commonBridges)
export const { state: start, text: opening } = openStory(theme)
/** A token for every one and a half characters, near what Korean costs. */
export const countTokens = (text: string) => Math.ceil(text.length / 1.5)
const cleanText = (text: string) => text
export const free: TurnInput = { kind: 'do', text: '하늘을 올려다본다' }
export const goOn: TurnInput = { kind: 'continue', text: '' }

export const noReader: ReaderContext = { persona: null, note: '', pinned: [], summary: '' }

/** A story of so many turns, newest first. */
export function past(turns: number): PastTurn[] {
  const told = Array.from({ length: turns }, (_, index) => ({
    kind: 'do' as const,
    text: `${index + 1}번째로 벽을 두드린다`,
    output: `${index + 1}번째 파도가 왔다. ${'빗소리가 길게 이어졌다. '.repeat(30)}`,
  }))
  return [{ kind: null, text: '', output: opening }, ...told].toReversed()
}

export type Setting = Partial<ContextRequest> & { turns?: number; context?: number }

export function assemble({
  turns = 0,
  context = 8192,
  ...changes
}: Setting = {}): AssembledContext {
  const state: StoryState = { ...(changes.state ?? start), turn: turns }
  const input = changes.input ?? free
  return assembleContext({
    theme,
    direction: directTurn(theme, state, input, 1),
    history: past(turns),
    reader: noReader,
    memories: state.memories.map(({ as }) => as).toReversed(),
    budget: { context, reserve: Math.floor(context / 6) },
    countTokens,
    cleanText,
    ...changes,
    state,
    input,
  })
}
