// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readPicture } from './read-picture'

async function aPublicFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'pictures/games/snacks'), { recursive: true })
  await writeFile(join(folder, 'pictures/games/snacks/tea.svg'), '<svg/>')
  await writeFile(join(folder, 'secret.svg'), 'secret')
  return folder
}

it('reads a drawing of this site', async () => {
  const data = await readPicture('/pictures/games/snacks/tea.svg', await aPublicFolder())
  expect(data).toBe(`data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`)
})

it.each([
  '/pictures/games/snacks/absent.svg',
  '/pictures/games/snacks/../../../secret.svg',
  '/pictures/games/snacks/tea.svg?x',
  'https://elsewhere.example/pictures/games/snacks/tea.svg',
  '//elsewhere.example/pictures/games/snacks/tea.svg',
  'data:image/svg+xml,<svg/>',
  '/secret.svg',
])('reads nothing for %s', async (url) => {
  expect(await readPicture(url, await aPublicFolder())).toBeNull()
})
