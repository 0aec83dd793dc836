import { routes } from '@doran/site/core'
import { oneOf, uuidOf, type AddressQuery } from '../../lib/address-value'

/** What an appeal is about: a case of one's own, or the end of an account by the code of a mailed link. */
export type AppealAddress = { caseId: string } | { code: string } | null

const CODE = /^[A-Za-z0-9_-]{20,64}$/

export function readAppealAddress(query: AddressQuery): AppealAddress {
  const caseId = uuidOf(query['case'])
  if (caseId) return { caseId }
  const code = oneOf(query['code'])
  return code !== null && CODE.test(code) ? { code } : null
}

export function appealPath(caseId: string): string {
  return `${routes.appeal.path()}?${new URLSearchParams({ case: caseId })}`
}
