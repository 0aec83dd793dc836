import type { ApiError, ApiErrorCode } from '@doran/api-client'

/** The reason why the server did not accept a form. */
export type Refusal = {
  code: ApiErrorCode
  message: string
  /** The field that is at fault, by the form's name for it; of a body's nested input its dotted path. */
  field?: string | undefined
  /** No other attempt before then, in milliseconds since 1970. */
  untilMs?: number | undefined
}

/** Maps a failure to a field of the form, and to a text that replaces the server's message. */
export type ErrorMap<Name extends string = string> = {
  /** By the error's code; goes before `fields`. Without a `field` it concerns the form as a whole. */
  codes?: Partial<Record<ApiErrorCode, { field?: Name; message?: string }>>
  /** Fields that the form shows under another name than the request's, by the request's name. */
  fields?: Readonly<Record<string, Name>>
}

const OFFLINE = '인터넷 연결이 끊겼어요. 쓴 내용은 그대로 있으니, 연결되면 다시 눌러 주세요.'
const TOO_MANY = '요청이 너무 많아요.'

/** Looks an error up in the map. Null where the map has no entry for it. */
export function mappedRefusal(error: ApiError, { codes, fields }: ErrorMap): Refusal | null {
  const { code, message, field = '' } = error
  const rule = codes?.[code]
  if (rule) return { code, message, ...rule }
  const name = fields?.[field]
  return name === undefined ? null : { code, message, field: name }
}

/** The refusal for an error that the map of the form has no entry for. */
export function plainRefusal({ code, message, field, retryAfter = 1 }: ApiError): Refusal {
  if (code === 'TOO_MANY')
    return { code, message: TOO_MANY, untilMs: Date.now() + retryAfter * 1000 }
  if (code === 'NETWORK') return { code, message: OFFLINE }
  return { code, message, field }
}
