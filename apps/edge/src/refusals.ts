/** What the front door itself answers; codes and copy are those of the API's error table. */
export const REFUSALS = {
  INVALID_INPUT: { status: 400, message: '보낸 내용을 다시 확인해 주세요.' },
  METHOD_NOT_ALLOWED: { status: 405, message: '여기는 읽기만 할 수 있어요.' },
  SLOW_REQUEST: { status: 408, message: '보내는 데 너무 오래 걸렸어요. 다시 보내 주세요.' },
  BODY_TOO_LARGE: { status: 413, message: '한 번에 보내기에는 너무 길어요. 조금 줄여 주세요.' },
  TOO_MANY: {
    status: 429,
    message: '요청이 너무 많아요. 10초 뒤에 다시 시도해 주세요.',
    retryAfterSeconds: 10,
  },
  HEADERS_TOO_LARGE: {
    status: 431,
    message: '쿠키나 주소가 너무 길어요. 이 사이트의 쿠키를 지우고 다시 와 주세요.',
  },
  MAINTENANCE: {
    status: 503,
    message: '지금은 점검 중이에요. 잠시 뒤에 다시 시도해 주세요.',
    retryAfterSeconds: 2,
  },
} as const

export type RefusalCode = keyof typeof REFUSALS

export function refusalEnvelope(code: RefusalCode, requestId: string): string {
  return JSON.stringify({ error: { code, message: REFUSALS[code].message, requestId } })
}

/** The same answer for a bare socket, where Node has made no response object. */
export function rawRefusal(
  code: RefusalCode,
  requestId: string,
  headers: Readonly<Record<string, string>> = {},
): string {
  const body = refusalEnvelope(code, requestId)
  return [
    `HTTP/1.1 ${REFUSALS[code].status} Refused`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n')
}
