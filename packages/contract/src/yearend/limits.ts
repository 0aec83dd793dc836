import type { RateLimit } from '../core/limits.js'

export const YEAREND_LIMITS = {
  yearBook: { count: 30, windowSeconds: 3_600 },
  yearBookWrite: { count: 60, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>

/** Lengths in code points. */
export const YEAREND_LENGTHS = { yearLetter: 1_000, thanksName: 20, thanksText: 100 } as const

export const YEAREND = {
  /** A book of fewer activities, scenes of stories among them, is thin: it has four pages. */
  thinBelow: 5,
  pages: 10,
  /** The year's first book. */
  firstYear: 2026,
} as const

/** The sources that a year's book may be made from. */
export const YEAR_SOURCES = ['story', 'play', 'letter', 'morning', 'community'] as const
export type YearSource = (typeof YEAR_SOURCES)[number]

/** Kinds of pages, in their order. */
export const YEAR_PAGES = [
  'cover',
  'numbers',
  'months',
  'story',
  'archetype',
  'champion',
  'letter',
  'thanks',
  'tomorrow',
  'back',
] as const
export type YearPageKind = (typeof YEAR_PAGES)[number]

export const ARCHETYPES = [
  'ember-collector',
  'dawn-lighthouse',
  'crossroads-traveller',
  'ending-hunter',
  'letter-carrier',
  'tomato-farmer',
  'one-well-reader',
  'quiet-applause',
  'question-maker',
  'world-builder',
  'worldcup-coach',
  'easy-walker',
] as const
export type Archetype = (typeof ARCHETYPES)[number]
