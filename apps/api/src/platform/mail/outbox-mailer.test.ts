import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeTemporaryFolder } from '../../testing/temporary-folder.js'
import { findStoredMail, listStoredMails } from './outbox-folder.js'
import { createOutboxMailer } from './outbox-mailer.js'
import { buildMail, failureOf } from './testing/build-mail.js'

const id = (count: number) => `019a5c3e-7b20-7d41-9c6e-6b0f2a4d8e1${count}`
const numbered = (count: number) =>
  buildMail({ subject: `${count}`, messageId: `<${id(count)}@x.y>` })

async function openOutbox() {
  const folder = join(await makeTemporaryFolder(), 'outbox')
  return { folder, mailer: createOutboxMailer(folder) }
}

it('leaves whole files that their owner alone can read, and nothing else', async () => {
  const { folder, mailer } = await openOutbox()
  await mailer.send(numbered(1))
  expect((await readdir(folder)).toSorted()).toEqual([`${id(1)}.eml`, `${id(1)}.json`])
  for (const name of await readdir(folder)) {
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
  }
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  expect(await readFile(join(folder, `${id(1)}.eml`), 'utf8')).not.toMatch(/[^\r]\n/)
})

it('lists the newest first, and a mail sent twice once', async () => {
  const { folder, mailer } = await openOutbox()
  for (const count of [2, 1, 3, 2]) await mailer.send(numbered(count))
  const subjects = async (limit: number) =>
    (await listStoredMails(folder, limit)).map(({ subject }) => subject)
  expect(await subjects(10)).toEqual(['3', '2', '1'])
  expect(await subjects(2)).toEqual(['3', '2'])
})

it('finds nothing outside of it and nothing broken', async () => {
  const { folder, mailer } = await openOutbox()
  expect(await listStoredMails(folder, 10)).toEqual([])
  await mailer.send(numbered(1))
  await writeFile(join(folder, '..', 'secrets.json'), JSON.stringify(buildMail()))
  await writeFile(join(folder, `${id(2)}.json`), '{"to":')
  expect(await findStoredMail(folder, '../secrets')).toBeNull()
  expect(await findStoredMail(folder, id(2))).toBeNull()
  expect(await findStoredMail(folder, id(3))).toBeNull()
  expect(await listStoredMails(folder, 10)).toHaveLength(1)
})

it('can be tried again where the folder cannot be written', async () => {
  const { folder, mailer } = await openOutbox()
  await writeFile(folder, 'a file is in the way')
  expect((await failureOf(mailer)).isFinal).toBe(false)
})

it('leaves no half file behind', async () => {
  const { folder, mailer } = await openOutbox()
  await mkdir(join(folder, `${id(1)}.json`), { recursive: true })
  await failureOf(mailer, numbered(1))
  expect((await readdir(folder)).filter((name) => name.endsWith('.new'))).toEqual([])
})
