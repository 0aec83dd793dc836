/** Ornaments that are free for everybody. */
const FREE_ORNAMENTS = [
  'bungeoppang',
  'tangerine',
  'sweet-potato',
  'briquette',
  'star-candy',
  'teacup',
  'mitten',
  'scarf',
  'knit-hat',
  'lucky-pouch',
  'saekdong-bell',
  'silk-lantern',
  'candle',
  'paper-crane',
  'letter',
  'book',
  'train-ticket',
  'old-key',
  'moon-rabbit',
  'cat-paw',
  'little-bird',
  'snowflake',
  'pine-cone',
  'acorn',
] as const

/** Those that are bought with runes first. */
export const RUNE_ORNAMENTS = [
  'golden-bell',
  'aurora-ball',
  'galaxy-jar',
  'snow-globe',
  'nacre-moon',
  'ember',
] as const

export const ORNAMENTS = [...FREE_ORNAMENTS, ...RUNE_ORNAMENTS] as const
export type Ornament = (typeof ORNAMENTS)[number]
export type RuneOrnament = (typeof RUNE_ORNAMENTS)[number]

/** The article of the rune store that an ornament is; null of those that are free. */
export function ornamentSku(ornament: Ornament): `ornament-${RuneOrnament}` | null {
  const bought = RUNE_ORNAMENTS.find((key) => key === ornament)
  return bought ? `ornament-${bought}` : null
}
