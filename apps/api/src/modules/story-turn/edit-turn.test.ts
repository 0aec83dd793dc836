import { eq } from 'drizzle-orm'
import { nanoid } from 'nanoid'
import { expect, it } from 'vitest'
import { seen } from '../../testing/model-reader.js'
import { sharedTestApi } from '../../testing/test-app.js'
import { codeOf, settledTurn, type Browser } from '../../testing/test-browser.js'
import { turn } from '../../schema/tables.js'

const api = sharedTestApi()

const edit = (
  { api: calls }: Browser,
  sessionUuid: string,
  body: { turnUuid: string; text?: string; output?: string; clientTurnId?: string },
) =>
  calls.call('POST /v1/tales/session/{sessionUuid}/edit', {
    params: { sessionUuid },
    body: { clientTurnId: nanoid(), ...body },
  })

async function twoTurns() {
  const browser = api().browser()
  const view = await browser.openStory()
  const first = settledTurn(await browser.tell(view, { text: '책장을 본다' }))
  const second = settledTurn(
    await browser.tell(view, { kind: 'continue', text: '', parentTurnUuid: first.id }),
  )
  return { browser, view, first, second, id: view.session.id }
}

it('writes a turn with other words beside the old one, and the story goes on from it', async () => {
  const { browser, view, second, id } = await twoTurns()

  const edited = await edit(browser, id, { turnUuid: second.id, output: '문이 조용히 열렸다.' })
  const after = await seen(browser, view)

  expect(edited).toMatchObject({
    isEdited: true,
    output: '문이 조용히 열렸다.',
    index: second.index,
  })
  expect(edited.choices).toEqual(second.choices)
  expect(after.turns[0]?.id).toBe(edited.id)
  expect(after.session.lastSentence).toBe('문이 조용히 열렸다.')
  expect(after.session.variants).toEqual([second.id, edited.id])
  expect(after.session.retelling).toBeNull()
  const next = await browser.tell(view, { kind: 'continue', text: '', parentTurnUuid: edited.id })
  expect(settledTurn(next).parentId).toBe(edited.id)
})

it('changes an earlier turn by going another way from it, with the reader’s own line too', async () => {
  const { browser, view, first, id } = await twoTurns()

  const edited = await edit(browser, id, { turnUuid: first.id, text: '책장을 가만히 본다' })
  const after = await seen(browser, view)

  expect(edited).toMatchObject({ input: { text: '책장을 가만히 본다' }, output: first.output })
  expect(after.session.turnCount).toBe(first.index)
})

it('makes one of one id, and refuses another body under it', async () => {
  const { browser, second, id } = await twoTurns()
  const clientTurnId = nanoid()
  const asked = { turnUuid: second.id, output: '한 번만 고친다.', clientTurnId }

  const once = await edit(browser, id, asked)
  const twice = await edit(browser, id, asked)

  expect(twice.id).toBe(once.id)
  expect(await codeOf(edit(browser, id, { ...asked, output: '다르게 고친다.' }))).toBe('KEY_REUSED')
})

it('judges what the reader wrote, not what the story says', async () => {
  const { browser, second, id } = await twoTurns()
  const { db } = api().deps
  const told = '창자를 꺼내고 눈알을 뽑는다.'
  await db
    .update(turn)
    .set({ output: `${told} 눈이 내렸다.` })
    .where(eq(turn.id, second.id))
  const output = `${told} 눈이 그쳤다.`
  const edited = await edit(browser, id, { turnUuid: second.id, output })
  expect(edited.output).toBe(output)
  const own = { turnUuid: edited.id, output: `${told} 나 진짜 죽고 싶어.` }
  expect(await codeOf(edit(browser, id, own))).toBe('INVALID_INPUT')
})

it('refuses others’ turns, what asks for help, and what no story of its rating may say', async () => {
  const { browser, second, id } = await twoTurns()
  const other = api().browser()
  const own = await other.openStory()

  expect(await codeOf(edit(other, id, { turnUuid: second.id, output: '남의 글' }))).toBe(
    'NOT_FOUND',
  )
  expect(
    await codeOf(edit(other, own.session.id, { turnUuid: second.id, output: '남의 글' })),
  ).toBe('NOT_FOUND')
  expect(await codeOf(edit(browser, id, { turnUuid: second.id, text: '나 진짜 죽고 싶어' }))).toBe(
    'INVALID_INPUT',
  )
  const gore = [
    '창자를 꺼내고 눈알을 뽑는다',
    '창자를\n꺼내고\n눈알을\n뽑는다',
    '창<b></b>자를 꺼내고 눈알을 뽑는다',
  ]
  for (const output of gore) {
    expect(await codeOf(edit(browser, id, { turnUuid: second.id, output }))).toBe('INVALID_INPUT')
  }
  const late = {
    turnUuid: second.id,
    output: `${'눈이 내렸다. '.repeat(90)}창자를 꺼내고 눈알을 뽑는다.`,
  }
  expect(await codeOf(edit(browser, id, late))).toBe('INVALID_INPUT')
  expect(await codeOf(edit(browser, id, { turnUuid: second.id, text: ' ' }))).toBe('INVALID_INPUT')
  expect(await codeOf(edit(browser, id, { turnUuid: second.id, output: 'ㄱ'.repeat(4001) }))).toBe(
    'INVALID_INPUT',
  )
})
