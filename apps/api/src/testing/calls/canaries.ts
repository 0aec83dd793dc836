import { z } from 'zod'

/** What of a body nobody but its sender and the database may see. */
const Secrets = z.object({
  email: z.string().optional().catch(undefined),
  password: z.string().optional().catch(undefined),
  currentPassword: z.string().optional().catch(undefined),
  code: z.string().optional().catch(undefined),
})

const SHORTEST = 6
const MOST_KEPT = 5_000

/** Secrets seen so far, and where one of them turned up. */
export function createCanaries() {
  const secrets = new Set<string>()
  const found: string[] = []
  const note = (secret: string | undefined) => {
    if (!secret || secret.length < SHORTEST || secrets.size > MOST_KEPT) return
    secrets.add(secret)
  }
  return {
    noteBody(body: RequestInit['body']) {
      if (typeof body !== 'string') return
      const parsed = Secrets.safeParse(readJson(body))
      if (parsed.success) for (const secret of Object.values(parsed.data)) note(secret)
    },
    noteCookie(line: string) {
      note(
        decodeURIComponent(line.split(';')[0]?.split('=').slice(1).join('=') ?? '').split('.')[0],
      )
    },
    search(where: string, text: string) {
      for (const secret of secrets) {
        if (standsIn(text, secret)) found.push(`${where} holds ${secret}: ${text.slice(0, 300)}`)
      }
    },
    found: () => found,
  }
}

/** As a word of its own: six digits stand by chance in many a number. */
function standsIn(text: string, secret: string): boolean {
  const at = text.indexOf(secret)
  if (at < 0) return false
  const around = [text[at - 1] ?? ' ', text[at + secret.length] ?? ' ']
  return !around.every((letter) => /[\da-z-]/i.test(letter)) || !/^\w{6,8}$/.test(secret)
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
