import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { z } from 'zod'

const StoredFields = z.object({
  to: z.string(),
  from: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
})
type StoredFields = z.infer<typeof StoredFields>

export type StoredMail = StoredFields & { id: string; storedAt: Date }

const Id = z.uuid()
const FACTS = '.json'

export const outboxFolder = (dataDir: string): string => resolve(dataDir, 'outbox')

/** Keeps a mail twice: as it would have gone out (`.eml`), and what a page shows of it (`.json`), which comes last. */
export async function storeMail(
  folder: string,
  mail: StoredFields & { id: string; eml: Buffer },
): Promise<void> {
  const { to, from, subject, text, html } = mail
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeWhole(join(folder, `${mail.id}.eml`), mail.eml)
  const facts: StoredFields = { to, from, subject, text, html }
  await writeWhole(join(folder, `${mail.id}${FACTS}`), JSON.stringify(facts, null, 2))
}

/** The newest first: ids are in the order of time. */
export async function listStoredMails(folder: string, limit: number): Promise<StoredMail[]> {
  const names = await readdir(folder).catch(() => [])
  const ids = names
    .filter((name) => name.endsWith(FACTS))
    .map((name) => name.slice(0, -FACTS.length))
    .toSorted()
    .toReversed()
    .slice(0, limit)
  const found = await Promise.all(ids.map((id) => findStoredMail(folder, id)))
  return found.filter((mail) => mail !== null)
}

export async function findStoredMail(folder: string, id: string): Promise<StoredMail | null> {
  if (!Id.safeParse(id).success) return null
  const file = join(folder, `${id}${FACTS}`)
  try {
    const facts: unknown = JSON.parse(await readFile(file, 'utf8'))
    return { id, storedAt: (await stat(file)).mtime, ...StoredFields.parse(facts) }
  } catch {
    return null
  }
}

async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  const unfinished = `${file}.${randomUUID()}.new`
  try {
    await writeFile(unfinished, content, { mode: 0o600 })
    await rename(unfinished, file)
  } catch (cause) {
    await rm(unfinished, { force: true })
    throw cause
  }
}
