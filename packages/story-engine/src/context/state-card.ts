import type { CompiledTheme } from '../compile/compiled-theme.js'
import { namedCast } from '../directing/named-cast.js'
import type { Direction } from '../directing/direct-turn.js'
import type { StoryState } from '../state/story-state.js'
import { turnsUntilPress } from '../telling/patience.js'
import { sceneOf } from '../telling/draft.js'
import type { Band, Dice } from '../telling/turn-types.js'
import { visibleGauges } from '../telling/visible-gauges.js'

/** Where the story stands: numbers as they are after the turn, the scene as the turn goes through it. */
export function stateCard(
  theme: CompiledTheme,
  before: StoryState,
  { outcome }: Direction,
  /** What was told last and happens now, to see who else is on the scene. */
  recent: string,
): string {
  const { state, dice } = outcome
  const gauges = visibleGauges(theme, state).map(
    ({ label, value, min, max }) => `${label} ${value}(${min}~${max})`,
  )
  return [
    '[지금]',
    `장면: ${sceneLine(theme, before, state)}`,
    ...peopleLines(theme, before, state, recent),
    ...(gauges.length > 0 ? [`형편: ${gauges.join(', ')}`] : []),
    ...(state.items.length > 0 ? [`지닌 것: ${state.items.join(', ')}`] : []),
    ...(isLate(theme, before, state) ? [LATE_LINE] : []),
    ...(dice ? [diceLine(dice)] : []),
  ].join('\n')
}

const LATE_LINE = '이 장면에 오래 머물렀다. 새 일을 벌이지 않고, 곧 무언가 움직일 기미만 남긴다.'

function sceneLine(theme: CompiledTheme, before: StoryState, after: StoryState): string {
  const [from, to] = [before, after].map((state) => {
    const { title, act } = sceneOf(theme, state)
    return `${title}(${act})`
  })
  return before.scene === after.scene ? `${to}` : `${from}에서 ${to} 장면으로 넘어간다`
}

function peopleLines(
  theme: CompiledTheme,
  before: StoryState,
  after: StoryState,
  recent: string,
): string[] {
  const there = new Set([...sceneOf(theme, before).people, ...sceneOf(theme, after).people])
  const named = new Set(namedCast(theme, recent))
  const feelings = (names: readonly string[]) =>
    names.map((name) => `${name}(${feelingOf(after.numbers[`관계.${name}`] ?? 0)})`).join(', ')
  const around = theme.castNames.filter((name) => there.has(name))
  const others = theme.castNames.filter((name) => named.has(name) && !there.has(name))
  return [
    ...(around.length > 0 ? [`곁에 있는 사람과 주인공을 보는 마음: ${feelings(around)}`] : []),
    ...(others.length > 0 ? [`방금 이야기에 나온 사람: ${feelings(others)}`] : []),
  ]
}

function feelingOf(relation: number): string {
  if (relation <= -4) return '미워함'
  if (relation <= -2) return '경계함'
  if (relation === -1) return '조금 꺼림'
  if (relation === 0) return '덤덤함'
  if (relation === 1) return '조금 마음을 엶'
  return relation <= 3 ? '믿음' : '깊이 믿음'
}

function isLate(theme: CompiledTheme, before: StoryState, after: StoryState): boolean {
  if (before.scene !== after.scene || after.ending !== undefined) return false
  return turnsUntilPress(theme, after) <= 1
}

const BANDS: Readonly<Record<Band, string>> = {
  fail: '뜻대로 되지 않는다',
  cost: '이루지만 대가가 따른다',
  success: '뜻대로 이룬다',
}

function diceLine({ stat, band }: Dice): string {
  return `주사위: ‘${stat}’에 기대어 한 일이 ${BANDS[band]}. 주사위와 숫자는 글에 쓰지 않는다.`
}
