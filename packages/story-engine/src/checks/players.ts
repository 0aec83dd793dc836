import type { CompiledTheme } from '../compile/compiled-theme.js'
import { pick, type Random } from '../random.js'
import type { Choice, TurnInput } from '../telling/turn-types.js'

export const PLAYERS = ['curious', 'rude', 'silent', 'random'] as const
export type Player = (typeof PLAYERS)[number]

const RUDE = [
  '멱살을 잡는다',
  '욕을 한다',
  '“시끄러워. 꺼져.”',
  '물건을 걷어찬다',
  '비웃는다',
  '아무거나 훔친다',
  '문을 부순다',
  '거짓말을 한다',
  '협박한다',
  '침을 뱉는다',
  'ㅋㅋㅋㅋ 어쩌라고',
  '무시하고 지나간다',
] as const
const ODD = [
  'ㅁㄴㅇㄹ',
  '👻',
  '춤을 춘다',
  '피자를 시킨다',
  '“여기 와이파이 되나요?”',
  '하늘을 본다',
  'asdf 1234',
] as const
const CURIOUS = [
  '주변을 자세히 살펴본다',
  '바닥을 조사한다',
  '무슨 소리가 나는지 귀를 기울인다',
] as const

/** What a kind of player does next; pure in its random source. */
export function nextInput(
  theme: CompiledTheme,
  player: Player,
  choices: readonly Choice[],
  random: Random,
): TurnInput {
  const luck = random.next()
  switch (player) {
    case 'silent':
      return { kind: 'continue', text: '' }
    case 'rude':
      return luck < 0.75 ? typed(pick(random, RUDE)) : chosen(pick(random, choices))
    case 'curious':
      return luck < 0.25 ? typed(curiosity(theme, random)) : chosen(pick(random, choices))
    case 'random':
      if (luck < 0.2) return typed(pick(random, ODD))
      if (luck < 0.35) return typed(pick(random, choices)?.label ?? null)
      return luck < 0.5 ? { kind: 'continue', text: '' } : chosen(pick(random, choices))
  }
}

function curiosity(theme: CompiledTheme, random: Random): string | null {
  const card = pick(random, theme.source.cards)
  const person = pick(random, theme.castNames)
  const asking = card && person ? `${person}에게 ${card.title}에 대해 묻는다` : null
  return pick(random, [asking, ...CURIOUS])
}

function typed(text: string | null): TurnInput {
  if (text === null) return { kind: 'continue', text: '' }
  return { kind: text.startsWith('“') ? 'say' : 'do', text }
}

function chosen(choice: Choice | null): TurnInput {
  if (!choice) return { kind: 'continue', text: '' }
  return { kind: 'choice', text: choice.label, choiceId: choice.id }
}
