/** When things were done: counts by day (counted from 1970) and by hour, of Seoul. No longer than a year has days. */
export type Rhythm = {
  days: ReadonlyMap<number, number>
  hours: readonly number[]
}

export const NO_RHYTHM: Rhythm = { days: new Map(), hours: Array.from({ length: 24 }, () => 0) }

export const totalOf = ({ hours }: Rhythm): number => hours.reduce((sum, count) => sum + count, 0)

export function joinRhythms(rhythms: readonly Rhythm[]): Rhythm {
  const days = new Map<number, number>()
  for (const rhythm of rhythms)
    for (const [day, count] of rhythm.days) days.set(day, (days.get(day) ?? 0) + count)
  const hours = NO_RHYTHM.hours.map((_, hour) =>
    rhythms.reduce((sum, rhythm) => sum + (rhythm.hours[hour] ?? 0), 0),
  )
  return { days, hours }
}
