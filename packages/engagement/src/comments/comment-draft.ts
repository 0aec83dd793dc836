import { drafts } from '@doran/site/session'
import { nanoid } from 'nanoid'

/** What is typed, and under which id it goes out: the same text again under the same one, so that it is posted once. */
export type WrittenComment = { text: string; attempt: { id: string; text: string } | null }

export function attemptOf({ text, attempt }: WrittenComment): { id: string; text: string } {
  return attempt?.text === text ? attempt : { id: nanoid(), text }
}

/** A reply's is told apart by what it answers. */
export function draftNameOf(targetId: string, parentId: string | null): string {
  return parentId === null ? `comment_${targetId}` : `comment_${targetId}_${parentId}`
}

export function commentDraft(name: string) {
  return drafts.json<WrittenComment>({ name, scope: 'tab', parse })
}

function parse(stored: unknown): WrittenComment | null {
  const { text, attempt }: { text?: unknown; attempt?: unknown } = Object(stored)
  if (typeof text !== 'string' || text === '') return null
  return { text, attempt: parseAttempt(attempt) }
}

function parseAttempt(stored: unknown): WrittenComment['attempt'] {
  const { id, text }: { id?: unknown; text?: unknown } = Object(stored)
  return typeof id === 'string' && typeof text === 'string' ? { id, text } : null
}
