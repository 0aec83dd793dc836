import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { PersonaFields } from '@doran/contract'
import { createTestDatabase, sharedTestApi, startTestApi } from '../../testing/test-app.js'
import { memberBrowser } from '../../testing/test-member.js'
import { storySession } from '../../schema/tables.js'
import { addTurns, exportAs, findSession } from './testing/file-requests.js'

const api = sharedTestApi()
const ENDING = { key: 'owned', title: '새벽의 열쇠', badge: '열쇠', rare: false }

async function readStory() {
  const browser = api().browser()
  const view = await browser.openStory()
  const { id } = view.session
  const turns = await addTurns(api(), id, [
    { inputKind: 'say', inputText: '누구 없어요?', output: '대답이 없었다.\n\n문이 열렸다.' },
    { inputKind: 'continue', inputText: '', output: '1. 첫째\n- *둘째* <b>', isEdited: true },
    {
      narrator: 'model',
      model: 'gpt-test',
      isEdited: false,
      output: '모델이 썼다.',
      ending: ENDING,
    },
  ])
  return { browser, id, opening: view.turns[0]?.output ?? '', turns, theme: view.session.theme }
}

const setSession = (id: string, values: Partial<typeof storySession.$inferInsert>) =>
  api().deps.db.update(storySession).set(values).where(eq(storySession.id, id))

it('tells as text who said and wrote what', async () => {
  const { browser, id, opening, theme } = await readStory()
  await setSession(id, {
    title: '문과 열쇠',
    persona: PersonaFields.parse({ name: '서윤' }),
    ending: ENDING,
  })

  const { name, type, text } = await exportAs(browser, id, 'txt')

  expect(name).toBe('문과 열쇠.txt')
  expect(type).toBe('text/plain; charset=utf-8')
  const [head = '', body = ''] = text.split('────────\n')
  expect(head.split('\n').slice(0, 6)).toEqual([
    '문과 열쇠',
    '',
    `${theme.title} · ${theme.genre}`,
    '나: 서윤',
    '글: 미리 쓴 이야기, AI 모델 gpt-test',
    '결말: 새벽의 열쇠',
  ])
  const scenes = body.split(/^(?=\[.*장면)/m).map((scene) => scene.trim())
  expect(scenes).toHaveLength(5)
  expect(scenes[1]).toContain('[첫 장면 · 미리 쓴 이야기]')
  expect(scenes[1]).toContain(opening.split('\n')[0])
  expect(scenes.slice(2)).toEqual([
    '[2번째 장면 · 미리 쓴 이야기]\n\n서윤: “누구 없어요?”\n\n대답이 없었다.\n\n문이 열렸다.',
    '[3번째 장면 · 미리 쓴 이야기 · 고친 글]\n\n1. 첫째\n\n- *둘째* <b>',
    '[4번째 장면 · AI 모델 gpt-test]\n\n서윤: 3번째로 둘러본다\n\n모델이 썼다.\n\n[결말 · 새벽의 열쇠]',
  ])
})

it('tells as Markdown in which no text is markup', async () => {
  const { browser, id, theme } = await readStory()

  const { name, type, text } = await exportAs(browser, id, 'md')

  expect(name).toBe(`${theme.title}.md`)
  expect(type).toBe('text/markdown; charset=utf-8')
  expect(text.startsWith(`# ${theme.title}\n\n- ${theme.genre}\n`)).toBe(true)
  expect(text).toContain('\n## 2번째 장면\n\n*미리 쓴 이야기*\n\n> **나** “누구 없어요?”\n')
  expect(text).toContain('\n1\\. 첫째\n\n\\- \\*둘째\\* \\<b\\>\n')
})

it('follows the path of a branch into the story that it left, and no other way', async () => {
  const { browser, id, turns } = await readStory()
  const [fork] = turns
  const parent = await findSession(api(), id)
  const branchId = api().deps.newId()
  await api()
    .deps.db.insert(storySession)
    .values({
      ...parent,
      id: branchId,
      clientSessionId: branchId,
      origin: 'branched',
      parentSessionId: id,
      parentTurnId: fork?.id,
      parentTurnIndex: fork?.index,
      leafTurnId: fork?.id ?? '',
    })
  await addTurns(api(), branchId, [{ output: '갈림길에서 왼쪽으로 갔다.' }])

  const { text } = await exportAs(browser, branchId, 'txt')
  const file = await exportAs(browser, branchId, 'json')

  expect(text).toContain('문이 열렸다.')
  expect(text).toContain('갈림길에서 왼쪽으로 갔다.')
  expect(text).not.toContain('모델이 썼다.')
  expect(JSON.parse(file.text).turns.map(({ index }: { index: number }) => index)).toEqual([
    0, 1, 2,
  ])
})

it('ends with the leaf that it began with, however the story goes on', async () => {
  const { browser, id } = await readStory()
  await addTurns(
    api(),
    id,
    Array.from({ length: 700 }, () => ({ output: '걸었다.' })),
  )

  const response = await browser.request(`/v1/tales/session/${id}/export?format=txt`)
  await addTurns(api(), id, [{ output: '나중에 쓴 장면.' }])
  const text = await response.text()

  expect(text).toContain('[704번째 장면')
  expect(text).not.toContain('나중에 쓴 장면.')
})

it('breaks off where a turn went away meanwhile: a part does not pass for the whole', async () => {
  const own = startTestApi(await createTestDatabase())
  const browser = own.browser()
  const { session } = await browser.openStory()
  const turns = await addTurns(
    own,
    session.id,
    Array.from({ length: 900 }, () => ({})),
  )

  const response = await browser.request(`/v1/tales/session/${session.id}/export?format=txt`)
  await own.deps.database.pool.query('delete from turn where id = $1', [turns.at(-1)?.id])

  await expect(response.text()).rejects.toThrow('went away')
})

it.each(['txt', 'md', 'epub', 'json'])('is nobody else’s to have as %s', async (format) => {
  const { id } = await readStory()
  const path = `/v1/tales/session/${id}/export?format=${format}`
  const others = [api().browser(), await memberBrowser(api())]
  await others[0]?.openStory()

  for (const other of others) expect((await other.request(path)).status).toBe(404)
})

it('knows no other format', async () => {
  const { browser, id } = await readStory()

  const response = await browser.request(`/v1/tales/session/${id}/export?format=pdf`)

  expect(response.status).toBe(400)
})
