import { randomBytes } from 'node:crypto'

/** Where unguessable identifiers come from. */
export interface Ids {
  /** A string of `[\w-]` characters made of so many random bytes. */
  create(bytes: number): string
}

export const randomIds: Ids = { create: (bytes) => randomBytes(bytes).toString('base64url') }
