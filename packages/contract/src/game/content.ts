import { z } from 'zod'
import { Uuid } from '../core/primitives.js'

export const GameKind = z.enum(['psytest', 'worldcup'])
export type GameKind = z.infer<typeof GameKind>

/** A drawing or photo: an address of this site or absolute, and what it shows. */
export const Picture = z.object({ url: z.string().max(300), alt: z.string().min(1).max(120) })
export type Picture = z.infer<typeof Picture>

/** Names a result, an item or an axis within its content; stays the same over versions. */
const Key = z.string().regex(/^[a-z0-9-]{1,40}$/)

/** One side of an axis: `code` is its letter in a result's key, upper-cased there or not. */
const Pole = z.object({ code: z.string().regex(/^[a-z]$/), label: z.string().min(1).max(20) })

export const PsytestAxis = z.object({
  key: Key,
  label: z.string().min(1).max(20),
  /** Positive weights lean to it. */
  left: Pole,
  right: Pole,
})
export type PsytestAxis = z.infer<typeof PsytestAxis>

/**
 * `axis`: the sum of weights by axis decides a pole each, and the result is named by their codes in the order of the
 * axes. `weight`: the result with most points; of equal ones the earlier, or the one chosen last. `range`: the band
 * that the sum of `points` falls into.
 */
export const PsytestScoring = z.discriminatedUnion('type', [
  z.object({ type: z.literal('axis'), axes: z.array(PsytestAxis).min(1).max(5) }),
  z.object({ type: z.literal('weight'), tie: z.enum(['first', 'last-chosen']) }),
  z.object({ type: z.literal('range') }),
])

/** By axis (positive: left), by result, or as `points`. */
const Weights = z.record(z.string().max(40), z.number().int().min(-10).max(10))

export const PsytestQuestion = z.object({
  text: z.string().min(1).max(120),
  picture: Picture.nullable(),
  choices: z
    .array(z.object({ text: z.string().min(1).max(80), weights: Weights }))
    .min(2)
    .max(5),
})
export type PsytestQuestion = z.infer<typeof PsytestQuestion>

export const PsytestResult = z.object({
  key: Key,
  title: z.string().min(1).max(30),
  /** What the result means, in a line. */
  tagline: z.string().min(1).max(80),
  text: z.string().min(60).max(800),
  picture: Picture,
  strengths: z.array(z.string().min(1).max(80)).min(1).max(5),
  drains: z.array(z.string().min(1).max(80)).min(1).max(5),
  /** Results of this test that go well with it, and that differ most. */
  goodMatch: Key,
  differentMatch: Key,
  /** What one says when showing it to a friend. */
  shareLine: z.string().min(1).max(80),
  /** A story that begins where this result ends. */
  themeId: Uuid.nullable(),
  /** Of `range`: the points that lead here, both ends included. */
  band: z.object({ from: z.number().int(), to: z.number().int() }).nullable(),
})
export type PsytestResult = z.infer<typeof PsytestResult>

export const PsytestContent = z.object({
  kind: z.literal('psytest'),
  scoring: PsytestScoring,
  questions: z.array(PsytestQuestion).min(4).max(20),
  results: z.array(PsytestResult).min(2).max(32),
})
export type PsytestContent = z.infer<typeof PsytestContent>

export const WorldcupItem = z.object({
  key: Key,
  label: z.string().min(1).max(30),
  /** A line below the label. */
  text: z.string().max(60),
  picture: Picture,
  /** Who made the picture, where it is not the product's own. */
  credit: z
    .object({ author: z.string().max(60), license: z.string().max(60), url: z.url().nullable() })
    .nullable(),
})
export type WorldcupItem = z.infer<typeof WorldcupItem>

export const WorldcupContent = z.object({
  kind: z.literal('worldcup'),
  items: z.array(WorldcupItem).min(4).max(128),
  /** Stands below the winner's name; `{item}` may name it. */
  championLine: z.string().min(1).max(80),
})
export type WorldcupContent = z.infer<typeof WorldcupContent>

/** What a version of a game holds, by its kind. It never changes. */
export const GameContent = z.discriminatedUnion('kind', [PsytestContent, WorldcupContent])
export type GameContent = z.infer<typeof GameContent>
