import type { CaseStatus, ReportTarget } from '@doran/contract'
import { routes } from '@doran/site/core'
import { oneOf, type AddressQuery } from '../../lib/address-value'
import { STATUS_WORDS, TARGET_WORDS } from './internal/parts/case-words'

export type QueueAddress = { status: CaseStatus; targetType: ReportTarget | null }

export function readQueueAddress(query: AddressQuery): QueueAddress {
  return {
    status: keyOf(STATUS_WORDS, oneOf(query['status'])) ?? 'open',
    targetType: keyOf(TARGET_WORDS, oneOf(query['type'])),
  }
}

export function queuePath({ status, targetType }: QueueAddress): string {
  const query = new URLSearchParams()
  if (status !== 'open') query.set('status', status)
  if (targetType) query.set('type', targetType)
  return query.size > 0 ? `${routes.admin.path()}?${query}` : routes.admin.path()
}

export function casePath(id: string): string {
  return `${routes.adminCase.path()}?${new URLSearchParams({ id })}`
}

export function personPath(id: string): string {
  return `${routes.adminPerson.path()}?${new URLSearchParams({ id })}`
}

/** What somebody is looked for by; null where those with a role are listed. */
export function readSearch(query: AddressQuery): string | null {
  return oneOf(query['q'])?.trim().slice(0, LONGEST_SEARCH) || null
}

export function peoplePath(search: string): string {
  const q = search.trim()
  return q === ''
    ? routes.adminPeople.path()
    : `${routes.adminPeople.path()}?${new URLSearchParams({ q })}`
}

/** Of an e-mail address. */
const LONGEST_SEARCH = 254

function keyOf<Key extends string>(words: Record<Key, string>, value: string | null): Key | null {
  return keysOf(words).find((key) => key === value) ?? null
}

function keysOf<Key extends string>(words: Record<Key, string>): Key[] {
  const isKey = (key: string): key is Key => Object.hasOwn(words, key)
  return Object.keys(words).filter(isKey)
}
