import { createHmac, timingSafeEqual } from 'node:crypto'

export function sign(text: string, secret: string, encoding: 'base64' | 'base64url'): string {
  return createHmac('sha256', secret).update(text).digest(encoding)
}

/** Compares without telling by its duration where the texts differ. */
export function isSameText(one: string, other: string): boolean {
  const a = Buffer.from(one)
  const b = Buffer.from(other)
  return a.length === b.length && timingSafeEqual(a, b)
}
