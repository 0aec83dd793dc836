import { z } from 'zod'
import { CORE_FIELD_COPY } from './copy.js'
import { CORE_LENGTHS } from './limits.js'

/** In lower case, as it is stored. */
export const Uuid = z.uuid().toLowerCase()

/** A client-made id: nanoid's alphabet, 10 to 40 characters. */
export const ClientId = z.string().regex(/^[A-Za-z0-9_-]{10,40}$/)

/** Opaque; made by the API and only handed back. */
export const Cursor = z.string().regex(/^[A-Za-z0-9_-]{1,400}$/, CORE_FIELD_COPY.cursorBroken)

export const Timestamp = z.iso.datetime()

export const PageSize = z.coerce
  .number()
  .int()
  .min(1)
  .max(CORE_LENGTHS.pageSizeMax)
  .default(CORE_LENGTHS.pageSize)

export const page = <S extends z.core.$ZodType>(item: S) =>
  z.object({ items: z.array(item), nextCursor: Cursor.nullable() })
