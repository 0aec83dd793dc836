import { CODES_BY_FOLDER } from './codes.generated.js'
import { merge } from './core/merge.js'

/** The HTTP status of every code that the product can answer with. */
export const STATUS_BY_CODE = /* @__PURE__ */ merge(CODES_BY_FOLDER)

export type ErrorCode = keyof typeof STATUS_BY_CODE

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(STATUS_BY_CODE, value)
}
