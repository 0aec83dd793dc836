const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The query of a page's address. */
export type SearchParams = Promise<Record<string, string | string[] | undefined>>

/** An id of a page's address; null where it is missing, given twice or of another shape. */
export function idOf(value: string | string[] | undefined): string | null {
  return typeof value === 'string' && UUID.test(value) ? value.toLowerCase() : null
}

export { redirectPath } from './internal/redirect/redirect-path'
export { roomPath } from './internal/room-path'
