import { eq } from 'drizzle-orm'
import type { StoryFileFormat, StorySessionView } from '@doran/contract'
import type { TestApi } from '../../../testing/test-app.js'
import type { Browser } from '../../../testing/test-browser.js'
import { storySession, turn } from '../../../schema/tables.js'
import type { TurnRow } from '../../../schema/story/turn.table.js'

export type SavedFile = { name: string; type: string; bytes: Buffer; text: string }

/** A story as a browser saves it. */
export async function exportAs(
  browser: Browser,
  sessionId: string,
  format: StoryFileFormat,
): Promise<SavedFile> {
  const path = `/v1/tales/session/${sessionId}/export?format=${format}`
  const response = await browser.request(path)
  if (!response.ok) throw new Error(`${path} answers ${response.status}`)
  const disposition = response.headers.get('content-disposition') ?? ''
  const bytes = Buffer.from(await response.arrayBuffer())
  return {
    name: decodeURIComponent(disposition.split("filename*=UTF-8''")[1] ?? ''),
    type: response.headers.get('content-type') ?? '',
    bytes,
    text: bytes.toString('utf8'),
  }
}

export function importFile(browser: Browser, content: string): Promise<StorySessionView> {
  return browser.api.upload('POST /v1/tales/session/import', { file: new Blob([content]) })
}

export async function findSession({ deps }: TestApi, id: string) {
  const [row] = await deps.db.select().from(storySession).where(eq(storySession.id, id))
  if (!row) throw new Error(`no story ${id}`)
  return row
}

/** Turns below the leaf, one below the other, each like the one above it but for what is given; the last is the leaf. */
export async function addTurns(
  api: TestApi,
  sessionId: string,
  made: readonly Partial<TurnRow>[],
): Promise<TurnRow[]> {
  const { db, newId, clock } = api.deps
  const { leafTurnId } = await findSession(api, sessionId)
  let [above] = await db.select().from(turn).where(eq(turn.id, leafTurnId))
  const added: TurnRow[] = []
  for (const given of made) {
    if (!above) throw new Error('a story has a leaf')
    const own = { id: newId(), sessionId, parentId: above.id, index: above.index + 1 }
    const input = { inputKind: 'do' as const, inputText: `${own.index}번째로 둘러본다` }
    above = { ...above, ...input, clientTurnId: null, createdAt: clock.now(), ...given, ...own }
    added.push(above)
  }
  for (let from = 0; from < added.length; from += 500) {
    await db.insert(turn).values(added.slice(from, from + 500))
  }
  const leaf = added.at(-1)
  if (leaf) {
    await db
      .update(storySession)
      .set({ leafTurnId: leaf.id, turnCount: leaf.index, ending: leaf.ending })
      .where(eq(storySession.id, sessionId))
  }
  return added
}
