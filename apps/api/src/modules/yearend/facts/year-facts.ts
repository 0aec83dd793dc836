import type { MorningMood } from '@doran/contract/limits'
import { joinRhythms, NO_RHYTHM, totalOf, type Rhythm } from './rhythm.js'

/** What somebody did in a year, by source: sums and single lines, never lists that grow with what was done. */
export type StoryFacts = {
  rhythm: Rhythm
  turns: number
  /** Stories begun in the year, and how many different ones. */
  sessions: number
  themes: number
  genres: number
  endings: number
  /** Turns that were told from where another had been told before. */
  returns: number
  said: number
  questions: number
  /** Characters of what was typed. */
  typed: number
  top: TopStory | null
}

/** The story in which most was told. */
export type TopStory = {
  title: string
  genre: string
  cover: string | null
  turns: number
  endings: number
  /** How many times it was begun. */
  sessions: number
  days: number
  firstDay: number
  lastDay: number
  quote: string | null
}

export type PlayFacts = {
  rhythm: Rhythm
  plays: number
  games: number
  worldcups: number
  relaxed: number
  /** The game that was finished most often. */
  most: { title: string; count: number } | null
  /** The most frequent first; of world cups, else of other games. */
  champions: readonly Champion[]
  /** Games by the clock, the sum of their scores and the best of them. */
  tomatoGames: number
  tomatoScores: number
  bestTomato: number
  /** Of all games, relaxed ones too. */
  pops: number
}

export type Champion = {
  game: string
  label: string
  picture: string | null
  count: number
  lastDay: number
  isWorldcup: boolean
}

export type LetterFacts = {
  rhythm: Rhythm
  written: number
  /** On how many trees. */
  writtenTo: number
  /** Those that could be read when the book was made. */
  received: number
  receivedOn: number
  firstReceivedDay: number | null
  longestReceived: number
}

export type MorningFacts = {
  rhythm: Rhythm
  checks: number
  bridged: number
  longestStreak: number
  notes: number
  /** Twelve, January first: the most frequent mood. */
  moods: readonly (MorningMood | null)[]
  mostMood: { mood: MorningMood; count: number } | null
}

export type CommunityFacts = {
  rhythm: Rhythm
  posts: number
  comments: number
  likes: number
  questions: number
}

export type YearFacts = {
  year: number
  name: string
  /** Of the year and the person alone. */
  seed: number
  joinedDay: number
  untilDay: number
  /** Null where the person left the source out. */
  story: StoryFacts | null
  play: PlayFacts | null
  letter: LetterFacts | null
  morning: MorningFacts | null
  community: CommunityFacts | null
}

/** All that was done, whatever it was. */
export function rhythmOf({ story, play, letter, morning, community }: YearFacts): Rhythm {
  const told = [story, play, letter, morning, community]
  return joinRhythms(told.map((facts) => facts?.rhythm ?? NO_RHYTHM))
}

/** What decides how thick a book is: letters that came count as well. */
export function activitiesOf(facts: YearFacts): number {
  return totalOf(rhythmOf(facts)) + (facts.letter?.received ?? 0)
}
