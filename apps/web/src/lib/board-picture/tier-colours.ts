import type { TierColour } from '@doran/contract'

/** Of a row's label, in every theme: dark words stand on each of them. */
export const TIER_COLOURS: Record<TierColour, string> = {
  red: '#ff8a78',
  orange: '#ffa95c',
  yellow: '#ffd466',
  green: '#9bd770',
  teal: '#63d6c0',
  blue: '#8fb4ff',
  violet: '#c9a3ff',
  pink: '#ffa3c7',
  brown: '#cfa27a',
  grey: '#bdb5ab',
}

export const TIER_INK = '#1a0e08'

const NAMES: Record<TierColour, string> = {
  red: '빨강',
  orange: '주황',
  yellow: '노랑',
  green: '초록',
  teal: '청록',
  blue: '파랑',
  violet: '보라',
  pink: '분홍',
  brown: '갈색',
  grey: '회색',
}

/** From the warmest to the quietest. */
export const tierColours = [
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'violet',
  'pink',
  'brown',
  'grey',
] as const satisfies readonly TierColour[]

export const colourName = (colour: TierColour) => NAMES[colour]
