import type { YearLetter } from '@doran/contract'
import type { YearLetterRow } from './letter-repository.js'

/** What it says is told from the day on that it opens on. */
export function toLetter({ id, year, opensAt, body }: YearLetterRow, now: Date): YearLetter {
  return { id, year, opensAt: opensAt.toISOString(), text: opensAt <= now ? body : null }
}
