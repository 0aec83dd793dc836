import { z } from 'zod'
import { FIELD_COPY } from '@doran/contract/errors'
import { AppError } from '../errors/app-error.js'

/** An instant as a row's column gives it: milliseconds, in a year that PostgreSQL takes. */
export const CursorInstant = z.iso
  .datetime({ precision: 3 })
  .refine((text) => text >= '1970' && text < '9999')

/** Text as a row may hold it. */
export const CursorText = z
  .string()
  .max(60)
  .refine((text) => text.isWellFormed() && !text.includes('\0'))

/** A cursor is the position of the last row, as base64url JSON. */
export function encodeCursor(position: object): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url')
}

/** Reads a cursor that a caller sent back; throws `INVALID_INPUT` for anything not made here. */
export function decodeCursor<S extends z.ZodType>(
  cursor: string | undefined,
  schema: S,
): z.output<S> | null {
  if (cursor === undefined) return null
  const parsed = schema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')))
  if (parsed.success) return parsed.data
  throw new AppError('INVALID_INPUT', { field: 'cursor', message: FIELD_COPY.cursorBroken })
}

/** Cuts one row too many off, and says where the next page starts. */
export function toPage<Row, Item>(
  rows: readonly Row[],
  limit: number,
  toItem: (row: Row) => Item,
  positionOf: (row: Row) => object,
): { items: Item[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map(toItem),
    nextCursor: rows.length > limit && last !== undefined ? encodeCursor(positionOf(last)) : null,
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
