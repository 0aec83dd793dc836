import { COOKIES } from '@doran/contract/names'
import { UNIQUE_ID_LENGTH } from '@doran/contract/specification'
import { nanoid } from 'nanoid'
import { readCookie, writeCookie } from './cookie.js'

const UNIQUE_ID = new RegExp(`^[\\w-]{${UNIQUE_ID_LENGTH}}$`)

/** This browser's id for analytics, made where there is none of its form; null where cookies are off. */
export function ensureUniqueId(): { id: string; isNew: boolean } | null {
  const kept = readUniqueId()
  if (kept) return { id: kept, isNew: false }
  writeCookie(COOKIES.uniqueId, nanoid(UNIQUE_ID_LENGTH))
  const made = readUniqueId()
  return made ? { id: made, isNew: true } : null
}

export function removeUniqueId(): void {
  if (readCookie(COOKIES.uniqueId)) writeCookie(COOKIES.uniqueId, '', 0)
}

function readUniqueId(): string | null {
  const value = readCookie(COOKIES.uniqueId)
  return value && UNIQUE_ID.test(value) ? value : null
}
