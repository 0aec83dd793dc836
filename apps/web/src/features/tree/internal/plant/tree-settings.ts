import type { BodyOf, Tree } from '@doran/contract'
import { TREE_GROUNDS, TREE_LOOKS } from '@doran/contract/limits'
import { TREE_FIELD_COPY, TREE_MESSAGES } from '@doran/contract/tree/copy'
import { TREE_LENGTHS } from '@doran/contract/tree/limits'
import { seoulDay } from '@doran/site/core'
import { codePoints } from '../../../../lib/code-points'
import { canOpenOn, NEW_YEAR, nextChristmas, nextDayOf, nextFeast } from '../tree-days'
import { WRITER_OPTIONS } from '../tree-words'

export type TreeSettings = Omit<BodyOf<'POST /v1/tree'>, 'clientTreeId'>

/** The day that a tree opens on, as it is chosen: a feast, or a day of one's own. */
export type OpeningChoice = 'christmas' | 'new-year' | 'own'

export function openingDayOf(choice: OpeningChoice, now: Date): string {
  if (choice === 'own') return ''
  return choice === 'christmas' ? nextChristmas(now) : nextDayOf(NEW_YEAR, now)
}

export function openingChoiceOf(day: string, now: Date): OpeningChoice {
  if (day === nextChristmas(now)) return 'christmas'
  return day === nextDayOf(NEW_YEAR, now) ? 'new-year' : 'own'
}

/** A new tree's: in the season it opens at Christmas, once that is over at New Year; else on a day of one's own. */
export function newSettings(ownerName: string | null, now: Date): TreeSettings {
  const name = ownerName === null ? '' : `${ownerName}의 나무`
  return {
    name: codePoints(name) <= TREE_LENGTHS.treeName ? name : '',
    look: 'pine',
    ground: 'snowy-night',
    opensOn: openingDayOf(nextFeast(now) ?? 'own', now),
    writers: 'everyone',
    showCount: true,
    showOrnaments: true,
  }
}

export function settingsOf(tree: Tree): TreeSettings {
  const { name, look, ground, writers, showCount, showOrnaments } = tree
  const opensOn = seoulDay(new Date(tree.opensAt))
  return { name, look, ground, opensOn, writers, showCount, showOrnaments }
}

export const SETTING_NAMES = ['name', 'opensOn'] as const

export function problemsOf({ name, opensOn }: TreeSettings, now: Date) {
  return { name: nameProblem(name), opensOn: dayProblem(opensOn, now) }
}

/** What was stored of a form; null where it is none. */
export function parseSettings(stored: unknown): TreeSettings | null {
  const given: Partial<Record<keyof TreeSettings, unknown>> = Object(stored)
  const { name, opensOn } = given
  const look = TREE_LOOKS.find((key) => key === given.look)
  const ground = TREE_GROUNDS.find((key) => key === given.ground)
  const writers = WRITER_OPTIONS.find(({ value }) => value === given.writers)?.value
  if (typeof name !== 'string' || typeof opensOn !== 'string' || !look || !ground || !writers) {
    return null
  }
  const { showCount, showOrnaments } = given
  return {
    name,
    look,
    ground,
    opensOn,
    writers,
    showCount: showCount !== false,
    showOrnaments: showOrnaments !== false,
  }
}

function nameProblem(name: string): string | undefined {
  const length = codePoints(name.trim())
  if (length === 0) return TREE_FIELD_COPY.treeName
  return length > TREE_LENGTHS.treeName ? TREE_FIELD_COPY.treeNameTooLong : undefined
}

function dayProblem(day: string, now: Date): string | undefined {
  if (day === '') return TREE_FIELD_COPY.treeDate
  return canOpenOn(day, now) ? undefined : TREE_MESSAGES.TREE_OPENING_DATE
}
