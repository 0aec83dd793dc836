import { STORAGE_KEYS } from '@doran/contract/names'
import { mergeAreas } from '../../areas/merge-areas.js'

const RULES = mergeAreas('pendingActions')

type Rules = typeof RULES

/** What a person wanted to do when they were asked to sign in, to be done afterwards. */
export type PendingAction = {
  [Type in keyof Rules]: { type: Type } & Record<Rules[Type]['fields'][number], string>
}[keyof Rules]

const LIVES_MS = 30 * 60_000

/** Kept in this tab for half an hour. */
export function storePendingAction(action: PendingAction, now = Date.now()): void {
  try {
    sessionStorage.setItem(STORAGE_KEYS.pendingAction, JSON.stringify({ action, at: now }))
  } catch {
    // Storage may be forbidden; then the person does it again by hand.
  }
}

/** Reads and removes it; null where there is none, or it is older than half an hour. */
export function takePendingAction(now = Date.now()): PendingAction | null {
  try {
    const stored = sessionStorage.getItem(STORAGE_KEYS.pendingAction)
    sessionStorage.removeItem(STORAGE_KEYS.pendingAction)
    const value: unknown = JSON.parse(stored ?? 'null')
    return isStored(value) && now - value.at < LIVES_MS ? value.action : null
  } catch {
    return null
  }
}

/** The page on which an act goes on. */
export function findPendingPath(action: PendingAction): string | null {
  return RULES[action.type].findPath(action)
}

function isStored(value: unknown): value is { action: PendingAction; at: number } {
  return isRecord(value) && typeof value['at'] === 'number' && isPendingAction(value['action'])
}

function isPendingAction(value: unknown): value is PendingAction {
  return isRecord(value) && isType(value['type']) && RULES[value['type']].findPath(value) !== null
}

function isType(value: unknown): value is keyof Rules {
  return typeof value === 'string' && Object.hasOwn(RULES, value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
