import { nanoid } from 'nanoid'
import { expect, it } from 'vitest'
import { EARNINGS, TREE } from '@doran/contract/limits'
import { systemContext } from '../../platform/context/context.js'
import { startTimedApi } from '../../testing/test-app.js'
import { codeOf } from '../../testing/test-browser.js'
import { chatPerson } from '../../testing/test-chat.js'
import { noticesOf } from '../../testing/test-comments.js'
import { createMember, signIn } from '../../testing/test-member.js'
import { hang, planter, takeLetterBack } from '../../testing/test-tree.js'
import { treeLetter, treeTakenBack } from '../../schema/tables.js'
import { forgetTakenBack } from './forget-taken-back.js'
import { insertLetter } from './letter-repository.js'

const HOUR_MS = 3_600_000

it('is told of no more, and leaves neither runes to earn anew nor a letter more in the hour', async () => {
  const { api } = await startTimedApi()
  const { owner, tree } = await planter(api)
  const writer = await chatPerson(api)
  const runes = []
  for (let hung = 0; hung < TREE.lettersAnHour; hung += 1) {
    const { letter, ...reply } = await hang(writer, tree.shareCode)
    runes.push(reply.runes)
    expect(await noticesOf(owner)).toHaveLength(1)
    await takeLetterBack(writer, letter.id)
    expect(await noticesOf(owner)).toEqual([])
  }
  expect(runes).toEqual([EARNINGS.letter_sent.runes, 0, 0, 0, 0])
  expect(await codeOf(hang(writer, tree.shareCode))).toBe('LETTERS_TOO_MANY')
})

it('leaves the notice of the other letters, and one that was read', async () => {
  const { api } = await startTimedApi()
  const { owner, tree } = await planter(api)
  const writer = await chatPerson(api)
  const first = await hang(writer, tree.shareCode)
  await hang({ browser: api.browser() }, tree.shareCode)
  await takeLetterBack(writer, first.letter.id)
  const notice = { type: 'tree_letter', data: { shareCode: tree.shareCode, tree: tree.name } }
  expect(await noticesOf(owner)).toMatchObject([{ data: { count: 1 } }])

  const { letter: read } = await hang(writer, tree.shareCode)
  const inbox = await owner.browser.api.call('GET /v1/notification', {})
  const body = { upTo: inbox.items[0]?.id ?? '' }
  await owner.browser.api.call('POST /v1/notification/read', { body })
  await hang({ browser: api.browser() }, tree.shareCode)
  await takeLetterBack(writer, read.id)
  expect(await noticesOf(owner)).toMatchObject([
    { ...notice, data: { count: 1 } },
    { ...notice, data: { count: 2 } },
  ])
})

it('counts for an hour, also after a visitor signed in', async () => {
  const { api, clock } = await startTimedApi()
  const { tree } = await planter(api)
  const visitor = api.browser()
  for (let hung = 0; hung < TREE.lettersAnHour; hung += 1) {
    const { letter } = await hang({ browser: visitor }, tree.shareCode)
    await takeLetterBack({ browser: visitor }, letter.id)
  }
  const browser = await signIn(api, await createMember(api.deps), visitor)
  await browser.api.call('POST /v1/user/merge', {})
  expect(await codeOf(hang({ browser }, tree.shareCode))).toBe('LETTERS_TOO_MANY')

  const forget = () => forgetTakenBack(systemContext(api.deps))
  clock.advance(HOUR_MS - 1)
  expect(await forget()).toBe(0)
  clock.advance(1)
  expect(await forget()).toBe(TREE.lettersAnHour)
  expect(await api.deps.db.select().from(treeTakenBack)).toEqual([])
  expect(await codeOf(hang({ browser }, tree.shareCode))).toBe('no error')
})

it('is another letter where the client id is known, and a fault where the place is taken', async () => {
  const { api } = await startTimedApi()
  const { tree } = await planter(api)
  const { profileId } = await chatPerson(api)
  const row = {
    treeId: tree.id,
    ownerProfileId: profileId,
    ornament: 'acorn',
    body: '글',
    createdAt: api.deps.clock.now(),
  }
  const insert = (clientLetterId: string, place: number) =>
    insertLetter(api.deps.db, { ...row, id: api.deps.newId(), clientLetterId, place })
  const known = nanoid()

  expect(await insert(known, 0)).toBe(true)
  expect(await insert(known, 1)).toBe(false)
  await expect(insert(nanoid(), 0)).rejects.toMatchObject({
    cause: { constraint: 'tree_letter_place' },
  })
  expect(await api.deps.db.select().from(treeLetter)).toHaveLength(1)
})
