import { ClientId, type CallDeclaration } from '@doran/contract'
import { IDEMPOTENCY_HEADER } from '@doran/contract/names'
import { AppError } from '../errors/app-error.js'

/** The key of a call that moves money; such a call without one is refused. */
export function readIdempotencyKey(declaration: CallDeclaration, headers: Headers): string {
  if (!declaration.needsKey) return ''
  const parsed = ClientId.safeParse(headers.get(IDEMPOTENCY_HEADER))
  if (!parsed.success) throw new AppError('KEY_MISSING')
  return parsed.data
}
