import type { YearNumber } from '@doran/contract'
import type { YearFacts } from '../facts/year-facts.js'
import type { Habits } from './habits.js'

export type Told = { facts: YearFacts; habits: Habits }

/** A number that a book may open with. */
export type Candidate = Omit<YearNumber, 'sentence'> & {
  /** What it is of: three numbers of one kind would be dull. */
  group: 'story' | 'play' | 'letter' | 'morning' | 'community' | 'time'
  /** How far it is from what is usual. */
  unusual: number
  /** Each made from several of the person's own facts; those that say nothing of this person are null. */
  sentences: readonly (string | null)[]
}
