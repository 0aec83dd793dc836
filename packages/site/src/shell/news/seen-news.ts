import { localStore, tabStore } from '@doran/browser-storage'
import type { NewsKind, ReplyOf } from '@doran/contract'
import { STORAGE_KEYS } from '@doran/contract/names'

type Latest = ReplyOf<'GET /v1/news/latest'>
type Moments = { [Kind in NewsKind]?: string }

export const NEWS_KINDS = ['changelog', 'notice'] as const satisfies readonly NewsKind[]

const CHANGED = 'doran-news-seen'
const ASK_AGAIN_MS = 3_600_000
/** What came at all came later. */
const NEVER = ''

/** Whether this tab has not asked within the hour; from now on it has. False where that cannot be noted. */
export function claimNewsCheck(now: number): boolean {
  const { askedAt }: { askedAt?: unknown } = Object(tabStore.getJson(STORAGE_KEYS.newsLatest))
  if (typeof askedAt === 'number' && now - askedAt < ASK_AGAIN_MS) return false
  return writeLatest({ ...readLatest(), askedAt: now })
}

/** Notes when the last news came. What a browser finds at its first look is nothing new to it. */
export function noteLatestNews(latest: Latest, now: number): void {
  writeLatest({ ...latest, askedAt: now })
  const seen = readSeen()
  const first = NEWS_KINDS.filter((kind) => seen[kind] === undefined)
  writeSeen({ ...seen, ...momentsOf(first, (kind) => latest[kind] ?? NEVER) })
}

/** Notes that news of a kind were shown up to a moment. */
export function noteSeenNews(kind: NewsKind, moment: string): void {
  const seen = readSeen()
  if (moment > (seen[kind] ?? NEVER)) writeSeen({ ...seen, [kind]: moment })
}

/** The kinds of which something came that this browser did not show, with spaces between. */
export function readUnseenNews(): string {
  const [latest, seen] = [readLatest(), readSeen()]
  return NEWS_KINDS.filter((kind) => {
    const [came, shown] = [latest[kind], seen[kind]]
    return came !== undefined && shown !== undefined && came > shown
  }).join(' ')
}

export function subscribeToSeenNews(listener: () => void): () => void {
  addEventListener(CHANGED, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(CHANGED, listener)
    removeEventListener('storage', listener)
  }
}

function readLatest(): Moments {
  return readMoments(tabStore.getJson(STORAGE_KEYS.newsLatest))
}

function readSeen(): Moments {
  return readMoments(localStore.getJson(STORAGE_KEYS.newsSeen))
}

function readMoments(stored: unknown): Moments {
  const found: { [Kind in NewsKind]?: unknown } = Object(stored)
  const isThere = (kind: NewsKind) => typeof found[kind] === 'string'
  return momentsOf(NEWS_KINDS.filter(isThere), (kind) => String(found[kind]))
}

function momentsOf(kinds: readonly NewsKind[], momentOf: (kind: NewsKind) => string): Moments {
  return Object.fromEntries(kinds.map((kind) => [kind, momentOf(kind)]))
}

function writeLatest(latest: object): boolean {
  const isNoted = tabStore.set(STORAGE_KEYS.newsLatest, JSON.stringify(latest))
  dispatchEvent(new Event(CHANGED))
  return isNoted
}

function writeSeen(seen: Moments): void {
  localStore.set(STORAGE_KEYS.newsSeen, JSON.stringify(seen))
  dispatchEvent(new Event(CHANGED))
}
