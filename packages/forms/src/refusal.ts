import type { ApiError, ApiErrorCode } from '@doran/api-client'

/** Why the server did not accept a form. */
export type Refusal = {
  code: ApiErrorCode
  message: string
  /** The field that is at fault, by the form's name for it; of a body's nested input its dotted path. */
  field?: string | undefined
  /** No other attempt before then, in milliseconds since 1970. */
  untilMs?: number | undefined
}

/** Which field of a form a failure belongs to, and what is said there in place of the server's message. */
export type ErrorMap<Name extends string = string> = {
  /** By the error's code; goes before `fields`. Without a `field` it concerns the form as a whole. */
  codes?: Partial<Record<ApiErrorCode, { field?: Name; message?: string }>>
  /** By the refused input's name in the request, where the form shows it. */
  fields?: Readonly<Record<string, Name>>
}

const OFFLINE = '인터넷 연결이 끊겼어요. 쓴 내용은 그대로 있으니, 연결되면 다시 눌러 주세요.'
const TOO_MANY = '요청이 너무 많아요.'

/** What the map says of an error; null where it says nothing. */
export function mappedRefusal(error: ApiError, { codes, fields }: ErrorMap): Refusal | null {
  const { code, message, field = '' } = error
  const rule = codes?.[code]
  if (rule) return { code, message, ...rule }
  const name = fields?.[field]
  return name === undefined ? null : { code, message, field: name }
}

/** What a form shows of an error that its map does not know. */
export function plainRefusal({ code, message, field, retryAfter = 1 }: ApiError): Refusal {
  if (code === 'TOO_MANY')
    return { code, message: TOO_MANY, untilMs: Date.now() + retryAfter * 1000 }
  if (code === 'NETWORK') return { code, message: OFFLINE }
  return { code, message, field }
}
