import { mkdir, readFile, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { makeTemporaryFolder } from '../../testing/temporary-folder.js'
import { keepCopy, type KeepCopyOptions } from './keep-copy.js'

async function dataOf(files: Record<string, string>) {
  const dataDir = await makeTemporaryFolder()
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const dataFolder = join(dataDir, 'postgres')
  await mkdir(join(dataFolder, 'base'), { recursive: true, mode: 0o700 })
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(dataFolder, name), text, { mode: 0o600 })
  }
  const notices: string[] = []
  const keep = (more: Partial<KeepCopyOptions> = {}) =>
    keepCopy({
      dataDir,
      dataFolder,
      whileStill: (work) => work(),
      migration: '0001_next',
      now: new Date('2026-11-21T08:20:00Z'),
      onNotice: (notice) => notices.push(notice),
      ...more,
    })
  return { dataDir, dataFolder, keep, notices, backups: join(dataDir, 'backups') }
}

it('copies files, modes and links, and reports how far it is', async () => {
  const { keep, notices, dataFolder } = await dataOf({ 'base/1': 'a'.repeat(9), 'base/2': 'b' })
  await symlink('1', join(dataFolder, 'base', 'link'))

  const copy = await keep()

  expect(copy).toMatch(/backups\/2026-11-21T08-20-00-000Z-before-0001_next$/)
  expect(await readFile(join(copy, 'postgres', 'base', 'link'), 'utf8')).toBe('a'.repeat(9))
  expect((await stat(join(copy, 'postgres', 'base', '2'))).mode & 0o777).toBe(0o600)
  expect((await stat(join(copy, 'postgres'))).mode & 0o777).toBe(0o700)
  expect(notices[0]).toContain('copying the data (1 MiB) before migration 0001_next')
  expect(notices.at(-2)).toContain('copied 1 of 1 MiB')
  expect(notices.at(-1)).toContain(copy)
})

it('keeps one for each of the last three migrations', async () => {
  const { keep, backups } = await dataOf({ 'base/1': 'x' })
  await mkdir(join(backups, 'of-the-operator'), { recursive: true })

  for (const [day, migration] of ['a', 'b', 'c', 'd', 'd', 'd'].entries()) {
    await keep({ migration, now: new Date(`2026-11-0${day + 1}T00:00:00Z`) })
  }

  expect((await readdir(backups)).toSorted()).toEqual([
    '2026-11-02T00-00-00-000Z-before-b',
    '2026-11-03T00-00-00-000Z-before-c',
    '2026-11-06T00-00-00-000Z-before-d',
    'of-the-operator',
  ])
})

it('refuses, with both numbers, when there is no room', async () => {
  const { keep, backups } = await dataOf({ 'base/1': 'x' })

  const keeping = keep({ freeBytes: () => Promise.resolve(10 * 2 ** 20) })

  await expect(keeping).rejects.toThrow(/자리가 모자라요.*\n.*65 MiB are needed, 10 MiB are free/)
  expect(await readdir(backups)).toEqual([])
})

it('leaves nothing that looks whole when it breaks off, and clears it up the next time', async () => {
  const { keep, backups } = await dataOf({ 'base/1': 'a', 'base/2': 'b' })
  const onNotice = (notice: string) => {
    if (notice.startsWith('copied')) throw new Error('killed')
  }

  await expect(keep({ onNotice })).rejects.toThrow('killed')
  const left = await readdir(backups)
  await keep()

  expect(left).toEqual([expect.stringMatching(/\.partial$/)])
  expect(await readdir(backups)).toEqual([expect.stringMatching(/-before-0001_next$/)])
})
