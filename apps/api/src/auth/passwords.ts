import { hash, verify } from '@node-rs/argon2'

/** Argon2id as OWASP asks first for it: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export interface Passwords {
  /** The password as it is stored. */
  hash(password: string): Promise<string>
  /** Takes as long where nothing is stored, and is never right then. */
  isRight(password: string, stored: string | null): Promise<boolean>
}

export function createPasswords(): Passwords {
  return {
    hash: (password) => hash(password, COST),
    async isRight(password, stored) {
      if (stored !== null) return verify(stored, password)
      await hash(password, COST)
      return false
    },
  }
}
