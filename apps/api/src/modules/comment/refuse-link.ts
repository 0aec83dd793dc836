import { FIELD_COPY } from '@doran/contract/errors'
import { AppError } from '../../platform/errors/app-error.js'
import { hasLink, type WritingRights } from '../permission/index.js'

/** New accounts put no links into comments. */
export function refuseLink({ isNewAccount }: WritingRights, body: string): void {
  if (!isNewAccount || !hasLink(body)) return
  throw new AppError('INVALID_INPUT', { field: 'body', message: FIELD_COPY.commentLink })
}
