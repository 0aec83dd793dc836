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
  const secrets = new Map<string, (text: string) => boolean>()
  const found: string[] = []
  const note = (secret: string | undefined) => {
    if (!secret || secret.length < SHORTEST || secrets.size > MOST_KEPT) return
    if (!secrets.has(secret)) secrets.set(secret, finderOf(secret))
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
      for (const [secret, standsIn] of secrets) {
        if (standsIn(text)) found.push(`${where} holds ${secret}: ${text.slice(0, 300)}`)
      }
    },
    found: () => found,
  }
}

/** A short code stands by chance in many a number and id, so it counts as a whole word alone. */
function finderOf(secret: string): (text: string) => boolean {
  if (!/^\w{6,8}$/.test(secret)) return (text) => text.includes(secret)
  const word = new RegExp(`(?<![\\da-z-])${secret}(?![\\da-z-])`, 'i')
  return (text) => word.test(text)
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
