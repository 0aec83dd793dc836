import type { StorySessionView, Turn } from '@doran/contract'
import { expect } from '@playwright/test'

/** Where the gauges stand after turns that each carry on from the one before. */
export function gaugesAlong(turns: readonly Turn[]): Record<string, number> {
  const values: Record<string, number> = {}
  for (const { gauges } of turns) {
    for (const { key, before, after } of gauges) {
      expect(values[key] ?? before, `${key} goes on where it stood`).toBe(before)
      values[key] = after
    }
  }
  return values
}

/** Where those of them that moved stand now. */
export function gaugesNow({ session, turns }: StorySessionView): Record<string, number> {
  const moved = new Set(turns.flatMap(({ gauges }) => gauges.map(({ key }) => key)))
  return Object.fromEntries(
    session.gauges.filter(({ key }) => moved.has(key)).map(({ key, value }) => [key, value]),
  )
}
