import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, as a cookie can carry them. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Random secrets are kept as plain SHA-256: there is nothing to guess. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
