import type { AgeBand, Persona } from '@doran/contract'

export const AGE_BANDS = ['10대', '20대', '30대+', '비밀'] as const satisfies readonly AgeBand[]

export const AGE_LABELS: Readonly<Record<AgeBand, string>> = {
  '10대': '10대',
  '20대': '20대',
  '30대+': '30대 이상',
  비밀: '비밀',
}

type Traits = Pick<Persona, 'pronoun' | 'ageBand' | 'look' | 'personality'>

/** What tells a persona from the others in a line; empty where only the name is known. */
export function personaLine({ pronoun, ageBand, look, personality }: Traits): string {
  const age = ageBand === '비밀' ? '' : AGE_LABELS[ageBand]
  return [pronoun, age, look || personality].filter((part) => part !== '').join(' · ')
}
