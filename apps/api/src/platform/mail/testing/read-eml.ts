import type { OutgoingMail } from '../mailer.js'

export type ReceivedMail = OutgoingMail & { headers: ReadonlyMap<string, string[]> }

/** Reads a message with a text and an HTML form as a mail client does. */
export function readEml(eml: string): ReceivedMail {
  const { headers, body } = split(eml)
  const boundary = /boundary="([^"]+)"/.exec(one(headers, 'content-type'))?.[1]
  const parts = body.split(`\r\n--${boundary}`).map((part) => split(part.replace(/^\r\n/, '')))
  const form = (type: string) => {
    const part = parts.find((each) => each.headers.get('content-type')?.[0]?.startsWith(type))
    if (!part) throw new Error(`no ${type}`)
    return decodeBody(part.body, one(part.headers, 'content-transfer-encoding'))
  }
  return {
    headers,
    to: decodeHeader(one(headers, 'to')),
    from: decodeHeader(one(headers, 'from')),
    subject: decodeHeader(one(headers, 'subject')),
    messageId: one(headers, 'message-id'),
    text: form('text/plain'),
    html: form('text/html'),
  }
}

function split(entity: string) {
  const end = entity.indexOf('\r\n\r\n')
  const headers = new Map<string, string[]>()
  const lines = entity
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:]+): (.*)$/.exec(line) ?? []
    headers.set(name.toLowerCase(), [...(headers.get(name.toLowerCase()) ?? []), value])
  }
  return { headers, body: entity.slice(end + 4) }
}

function one(headers: ReadonlyMap<string, string[]>, name: string): string {
  const [value, ...others] = headers.get(name) ?? []
  if (value === undefined || others.length > 0) throw new Error(`not one ${name}`)
  return value
}

function decodeBody(body: string, encoding: string): string {
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : encoding === 'quoted-printable'
        ? fromQuoted(body.replace(/=\r\n/g, ''))
        : Buffer.from(body)
  return bytes.toString('utf8').replaceAll('\r\n', '\n')
}

function decodeHeader(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/(?:=\?utf-8\?[qb]\?[^?]*\?=)+/gi, (encoded) => {
      const bytes = [...encoded.matchAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi)].map(
        ([, kind, text = '']) =>
          kind?.toLowerCase() === 'b'
            ? Buffer.from(text, 'base64')
            : fromQuoted(text.replaceAll('_', ' ')),
      )
      return Buffer.concat(bytes).toString('utf8')
    })
}

function fromQuoted(text: string): Buffer {
  const escaped = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(escaped, 'latin1')
}
