import { tabStore } from '@doran/browser-storage'
import { isRecord } from '@doran/contract/json'
import { STORAGE_KEYS } from '@doran/contract/names'
import { mergeEntries } from '../../areas/merge-records.js'
import type { PendingActionRule, PendingCall } from '../../areas/pending-action-rule.js'
import { SIGN_IN } from '../../areas/sign-in.generated.js'

const RULES = mergeEntries(SIGN_IN, 'pendingActions')

type Rules = typeof RULES

/** What a person wanted to do when they were asked to sign in, to be done afterwards. */
export type PendingAction = {
  [Type in keyof Rules]: { type: Type } & Record<Rules[Type]['fields'][number], string>
}[keyof Rules]

const LIVES_MS = 30 * 60_000

/** Kept in this tab for half an hour. */
export function storePendingAction(action: PendingAction, now = Date.now()): void {
  // Where it cannot be stored, the person does it again by hand.
  tabStore.set(STORAGE_KEYS.pendingAction, JSON.stringify({ action, at: now }))
}

/** Reads and removes it; null where there is none, or it is older than half an hour. */
export function takePendingAction(now = Date.now()): PendingAction | null {
  const value = tabStore.getJson(STORAGE_KEYS.pendingAction)
  tabStore.remove(STORAGE_KEYS.pendingAction)
  return isStored(value) && now - value.at < LIVES_MS ? value.action : null
}

/** The page on which an act goes on; null: the one the person was on. */
export function findPendingPath(action: PendingAction): string | null {
  return ruleOf(action).findPath?.(action) ?? null
}

/** The call that an act is; null where it goes on as a page. */
export function findPendingCall(action: PendingAction): PendingCall | null {
  return ruleOf(action).call
}

function ruleOf({ type }: PendingAction): PendingActionRule {
  return RULES[type]
}

function isStored(value: unknown): value is { action: PendingAction; at: number } {
  return isRecord(value) && typeof value['at'] === 'number' && isPendingAction(value['action'])
}

function isPendingAction(value: unknown): value is PendingAction {
  return isRecord(value) && isType(value['type']) && RULES[value['type']].isComplete(value)
}

function isType(value: unknown): value is keyof Rules {
  return typeof value === 'string' && Object.hasOwn(RULES, value)
}
